import assert from "node:assert/strict";
import { connect } from "node:net";
import { createClient } from "@supabase/supabase-js";
import type { AcceptedAnswer } from "../../supabase/functions/send-contact-email/contract.ts";
import { FORMS, LIMITS } from "../../supabase/functions/send-contact-email/fields.ts";
import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { readBody } from "../../supabase/functions/send-contact-email/receive.ts";
import {
  contact,
  formFields,
  HANDLER_SETTINGS,
  handlerDeps,
  infoRequest,
  post,
  postForm,
  SITE_ORIGIN,
  sharedStack,
  storedFields,
} from "./support.ts";

const stack = sharedStack();

/** A call of the handler without a server; a stream has no declared length. */
const callWith = (body: BodyInit, apikey = "key") =>
  new Request("http://host/send-contact-email", {
    method: "POST",
    headers: { apikey, "cf-connecting-ip": "192.0.2.1" },
    body,
    duplex: "half",
  } as RequestInit);

async function assertRefused(answer: Response, status: number, body: object): Promise<void> {
  const text = await answer.text();
  expect({ status: answer.status, body: JSON.parse(text) }).toEqual({ status, body });
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  assert.ok(answer.headers.get("access-control-allow-origin"), "the refusal carries CORS headers");
  expect(answer.headers.get("vary")).toContain("Origin");
}

describe("a good message", () => {
  test("of 5,000 letters is accepted and stored field by field", async () => {
    const payload = contact({ message: "ş".repeat(5_000) });
    const answer = await post(stack, payload, { headers: { origin: SITE_ORIGIN } });
    expect(answer.status).toBe(202);
    expect(answer.headers.get("access-control-allow-origin")).toBe(SITE_ORIGIN);
    expect(await answer.json()).toEqual({ id: payload.submissionId, status: "accepted" });
    const id = payload.submissionId ?? "";
    const [row] = await stack.sql`select payload, suspicion from contact.submissions where id = ${id}`;
    expect({ ...row }).toEqual({ payload: storedFields(payload), suspicion: null });
  });

  test("with every field at its limit in three-byte letters is accepted", async () => {
    const longest = {
      email: `${"a".repeat(63)}@${"b.".repeat(127)}tr`,
      selectedServices: Array(40).fill("ş".repeat(50)),
    };
    const fields = FORMS.info_request.map(({ name, kind }) => [name, "\u20ac".repeat(LIMITS[kind])]);
    const long = infoRequest({ ...Object.fromEntries(fields), ...longest });
    expect((await post(stack, long)).status).toBe(202);
    expect((await postForm(stack, formFields(long))).headers.get("location")).toMatch(/mesaj-alindi/);
  });

  test("may have either key while one is exchanged", async () => {
    const deps = handlerDeps({ settings: { ...HANDLER_SETTINGS, publishableKeys: ["new", "old"] } });
    for (const apikey of ["new", "old"])
      expect((await handler(callWith(JSON.stringify(contact()), apikey), deps)).status).toBe(202);
  });

  test("passes a browser's preflight request", async () => {
    const answer = await post(stack, "", { method: "OPTIONS", headers: { origin: SITE_ORIGIN } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(SITE_ORIGIN);
    expect(answer.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
    const allowed = (answer.headers.get("access-control-allow-headers") ?? "").split(", ");
    const sent: Headers[] = [];
    const { functions } = createClient("http://host", "key", {
      global: {
        fetch: async (_, init) => {
          sent.push(new Headers(init?.headers));
          return new Response("{}");
        },
      },
      // Node 20 has no WebSocket, and none is opened.
      realtime: { transport: class extends EventTarget {} as never },
    });
    await functions.invoke("send-contact-email", { body: {} });
    expect([...(sent[0]?.keys() ?? [])].filter((name) => !allowed.includes(name))).toEqual([]);
    expect(sent[0]?.has("apikey")).toBe(true);
  });
});

describe("the same message again", () => {
  test("sent twenty times at once is stored and mailed once", async () => {
    const payload = contact();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, seconds) => post(stack, { ...payload, elapsedMs: seconds * 1_000 })),
    );
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { status: string }[];
    expect(bodies.filter(({ status }) => status === "accepted").length).toBe(1);
    expect(bodies.filter(({ status }) => status === "duplicate").length).toBe(19);
    const [row] =
      await stack.sql`select count(*)::int from contact.outbox where submission_id = ${payload.submissionId ?? ""}`;
    expect(row?.count).toBe(1);
  });

  test("with a changed text is another message, stored once", async () => {
    const payload = contact();
    const send = async (changes = {}) =>
      (await (await post(stack, { ...payload, ...changes })).json()) as AcceptedAnswer;
    const first = await send();
    for (const changes of [{ message: "Başka" }, { phone: "0352 000 00 09" }]) {
      const changed = await send(changes);
      expect(changed).toEqual({ id: expect.not.stringContaining(first.id), status: "accepted" });
      expect(await send(changes)).toEqual({ ...changed, status: "duplicate" });
    }
    expect(await send()).toEqual({ ...first, status: "duplicate" });
  });

  test("posted after a call, or before one, is stored once", async () => {
    const [first, second] = [contact(), contact()];
    await post(stack, first);
    await postForm(stack, { ...formFields(second), submissionId: second.submissionId ?? "" });
    await stack.sql`update contact.submissions set received_at = now() - interval '2 minutes'`;
    const posted = { ...formFields(first), submissionId: first.submissionId ?? "" };
    expect((await postForm(stack, posted)).headers.get("location")).toMatch(/\/mesaj-alindi$/);
    expect(await (await post(stack, second)).json()).toEqual({
      id: second.submissionId,
      status: "duplicate",
    });
    const [row] = await stack.sql`select count(*)::int from contact.submissions
      where id in (${first.submissionId ?? ""}, ${second.submissionId ?? ""}) or received_at > now() - interval '1 minute'`;
    expect(row?.count).toBe(2);
  });
});

test("a message whose mail cannot be queued gets 503 unstored", async () => {
  const payload = contact();
  await stack.sql`alter table contact.outbox add constraint closed check (submission_id is null) not valid`;
  await assertRefused(await post(stack, payload), 503, { error: "unavailable" });
  await stack.sql`alter table contact.outbox drop constraint closed`;
  expect(await (await post(stack, payload)).json()).toEqual({
    id: payload.submissionId,
    status: "accepted",
  });
});

describe("a bad request", () => {
  test("from a foreign page gets 403 without its origin", async () => {
    for (const method of ["POST", "OPTIONS"]) {
      const answer = await post(stack, contact(), { method, headers: { origin: "https://evil.example" } });
      await assertRefused(answer, 403, { error: "origin_not_allowed" });
      expect(answer.headers.get("access-control-allow-origin")).not.toBe("https://evil.example");
    }
    await assertRefused(await post(stack, contact(), { headers: { origin: "null" } }), 403, {
      error: "origin_not_allowed",
    });
  });

  test("without a key or with a wrong one gets 401", async () => {
    for (const apikey of ["", `${stack.keys.publishable}x`]) {
      const headers = { apikey, authorization: `Bearer ${stack.keys.publishable}` };
      await assertRefused(await post(stack, contact(), { headers }), 401, { error: "invalid_key" });
    }
    const bare = await fetch(stack.addresses.function, { method: "POST", body: "{}" });
    await assertRefused(bare, 401, { error: "invalid_key" });
  });

  test("of more than 64 KiB gets 413 whatever its declared length", async () => {
    const large = JSON.stringify(contact({ message: "a".repeat(65_536) }));
    await assertRefused(await post(stack, large), 413, { error: "body_too_large" });
    const cancel = jest.fn();
    const pull = jest.fn((stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(1_000)));
    const endless = new ReadableStream({ pull, cancel });
    await assertRefused(await handler(callWith(endless), handlerDeps()), 413, { error: "body_too_large" });
    expect(cancel).toHaveBeenCalled();
    expect(pull.mock.calls.length).toBeLessThan(70);
  });

  test("with a malformed Host is answered like any other", async () => {
    const { hostname, port, pathname } = new URL(stack.addresses.function);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`);
    let answer = "";
    for await (const piece of socket) answer += piece;
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  });

  test("that is not JSON gets 400", async () => {
    // A name in another encoding.
    const latin = Buffer.from(JSON.stringify(contact({ name: "Şükrü" })), "latin1");
    for (const body of ["", "{", latin]) {
      await assertRefused(await post(stack, body), 400, { error: "invalid_json" });
    }
  });

  test("with wrong fields gets 422 naming them", async () => {
    await assertRefused(await post(stack, { formType: "contact" }), 422, {
      error: "invalid_fields",
      faults: ["name", "email", "message"].map((field) => ({ field, fault: "missing" })),
    });
  });

  test("without a body times out after ten seconds", async () => {
    jest.useFakeTimers();
    let code = "";
    const reading = readBody(callWith(new ReadableStream())).catch((refusal) => {
      code = refusal.code;
    });
    await jest.advanceTimersByTimeAsync(9_900);
    const early = code;
    await jest.advanceTimersByTimeAsync(200);
    jest.useRealTimers();
    await reading;
    expect([early, code]).toEqual(["", "body_timeout"]);
  });
});

test("the drain is closed to everyone without its own key", async () => {
  for (const apikey of ["", stack.keys.publishable]) {
    const answer = await post(stack, "", { path: "/drain", headers: { apikey } });
    await assertRefused(answer, 401, { error: "invalid_key" });
  }
});

test("a stopped database gets 503 with Retry-After until it is back", async () => {
  await stack.database.stop();
  const payload = contact();
  const answer = await post(stack, payload);
  await assertRefused(answer, 503, { error: "unavailable" });
  expect(answer.headers.get("retry-after")).toBe("30");
  await assertRefused(await post(stack, "", { path: "/drain", headers: { apikey: stack.keys.drain } }), 503, {
    error: "unavailable",
  });
  const health = await fetch(`${stack.addresses.function}/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: "trouble", problems: ["database_unreachable"] });
  await stack.database.restart();
  const again = await post(stack, payload);
  expect(again.status).toBe(202);
  expect(await again.json()).toEqual({ id: payload.submissionId, status: "accepted" });
});

test("messages are accepted although PostgreSQL ends their connections", async () => {
  const payloads = [contact(), contact(), contact()];
  const under = await stack.sql.begin(async (sql) => {
    await sql`lock table contact.submissions in exclusive mode`;
    const answers = payloads.map((payload) => post(stack, payload));
    const ended = async () =>
      (
        await stack.sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'send-contact-email' and wait_event_type = 'Lock'`
      ).count;
    for (let sum = 0; sum < payloads.length; sum += await ended());
    return { answers };
  });
  const statuses = (await Promise.all(under.answers)).map(({ status }) => status);
  expect(statuses).toEqual([202, 202, 202]);
  for (const payload of payloads)
    expect(await (await post(stack, payload)).json()).toMatchObject({ status: "duplicate" });
});

describe("an unforeseen failure", () => {
  const request = () => callWith(JSON.stringify(contact()));

  test("in the handler gets 500 without its cause", async () => {
    const lines: string[] = [];
    const drain = () => {
      throw new Error("secret detail");
    };
    const log = (event: string, details: object) => lines.push(JSON.stringify({ event, ...details }));
    await assertRefused(await handler(request(), handlerDeps({ delivery: { drain }, log })), 500, {
      error: "internal_error",
    });
    expect(lines).toEqual(['{"event":"internal_error","reason":"secret detail"}']);
  });

  test("of the database is logged by its code alone", async () => {
    const lines: string[] = [];
    const accept = () => Promise.reject(Object.assign(new Error("row (Şükrü) is wrong"), { code: "23514" }));
    const deps = handlerDeps({ log: (event, details) => lines.push(JSON.stringify({ event, ...details })) });
    const answer = await handler(request(), { ...deps, store: { ...deps.store, accept } });
    await assertRefused(answer, 503, { error: "unavailable" });
    expect(lines).toEqual(['{"event":"unavailable","code":"23514"}']);
  });
});
