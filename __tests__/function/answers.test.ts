import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import postgres, { type Sql } from "postgres";
import type { Stack } from "../../dev/stack/stack.ts";
import { contact, HANDLER_SETTINGS, infoRequest, post, SITE_ORIGIN, testStack } from "./support.ts";

let stack: Stack;
let sql: Sql;

before(async () => {
  stack = await testStack();
  sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
});
after(async () => {
  await sql.end({ timeout: 1 });
  await stack.stop();
});

async function assertRefused(answer: Response, status: number, body: object): Promise<void> {
  const text = await answer.text();
  assert.deepEqual({ status: answer.status, body: JSON.parse(text) }, { status, body });
  assert.equal(answer.headers.get("content-type"), "application/json; charset=utf-8");
  assert.ok(answer.headers.get("access-control-allow-origin"), "the refusal carries CORS headers");
  assert.equal(answer.headers.get("vary"), "Origin");
}

describe("a good message", () => {
  test("of the contact form is accepted and stored field by field", async () => {
    const payload = contact();
    const answer = await post(stack, payload);
    assert.equal(answer.status, 202);
    assert.deepEqual(await answer.json(), { id: payload.submissionId, status: "accepted" });
    const { submissionId, elapsedMs, ekBilgi, ...fields } = payload;
    const [row] = await sql`select payload, status from contact.submissions where id = ${submissionId ?? ""}`;
    assert.deepEqual({ ...row }, { payload: fields, status: "accepted" });
  });

  test("of the information request is accepted", async () => {
    const payload = infoRequest();
    const answer = await post(stack, payload);
    assert.equal(answer.status, 202);
    assert.deepEqual(await answer.json(), { id: payload.submissionId, status: "accepted" });
  });

  test("without the optional fields is accepted", async () => {
    const { submissionId, ekBilgi, elapsedMs } = contact();
    const transport = { submissionId, ekBilgi, elapsedMs };
    const fields = { formType: "contact", name: "A", email: "a@b", message: "Merhaba" };
    const answer = await post(stack, { ...fields, ...transport });
    assert.equal(answer.status, 202);
    const [row] = await sql`select status from contact.submissions where id = ${submissionId ?? ""}`;
    assert.equal(row?.status, "accepted");
  });

  test("without an id gets one of the function's", async () => {
    const answer = await post(stack, contact({ submissionId: undefined }));
    assert.equal(answer.status, 202);
    const body = (await answer.json()) as { id: string; status: string };
    assert.match(body.id, /^[0-9a-f-]{36}$/);
    assert.equal(body.status, "accepted");
  });

  test("from an allowed page may be read by it", async () => {
    const answer = await post(stack, contact(), { headers: { origin: SITE_ORIGIN } });
    assert.equal(answer.status, 202);
    assert.equal(answer.headers.get("access-control-allow-origin"), SITE_ORIGIN);
  });

  test("with the key as a bearer token is accepted", async () => {
    const answer = await fetch(stack.addresses.function, {
      method: "POST",
      headers: { authorization: `Bearer ${stack.keys.publishable}` },
      body: JSON.stringify(contact()),
    });
    assert.equal(answer.status, 202);
  });

  test("of nearly 32 KiB is accepted", async () => {
    const answer = await post(stack, contact({ message: "ş".repeat(16_000) }));
    assert.equal(answer.status, 202);
  });

  test("is asked about beforehand by browsers", async () => {
    const answer = await post(stack, "", { method: "OPTIONS", headers: { origin: SITE_ORIGIN } });
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get("access-control-allow-origin"), SITE_ORIGIN);
    assert.equal(answer.headers.get("access-control-allow-methods"), "POST, OPTIONS");
    assert.match(answer.headers.get("access-control-allow-headers") ?? "", /apikey, content-type/);
  });
});

describe("the same message again", () => {
  test("is answered as a duplicate and stored once", async () => {
    const payload = contact();
    await post(stack, payload);
    const answer = await post(stack, { ...payload, elapsedMs: 30_000 });
    assert.equal(answer.status, 202);
    assert.deepEqual(await answer.json(), { id: payload.submissionId, status: "duplicate" });
  });

  test("sent twenty times at once is stored once and mailed once", async () => {
    const payload = contact();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(stack, payload)));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { status: string }[];
    assert.equal(bodies.filter(({ status }) => status === "accepted").length, 1);
    assert.equal(bodies.filter(({ status }) => status === "duplicate").length, 19);
    const [row] =
      await sql`select count(*)::int from contact.outbox where submission_id = ${payload.submissionId ?? ""}`;
    assert.equal(row?.count, 1);
  });

  test("with another text is refused", async () => {
    const payload = contact();
    await post(stack, payload);
    await assertRefused(await post(stack, { ...payload, message: "Başka" }), 409, {
      error: "submission_id_reused",
    });
  });
});

describe("a message that looks like a robot's", () => {
  for (const [name, changes, suspicion] of [
    ["with the honeypot filled", { ekBilgi: "https://spam.example" }, "honeypot"],
    ["filled in faster than people can", { elapsedMs: 300 }, "too_fast"],
    ["without the honeypot", { ekBilgi: undefined }, "incomplete"],
    ["without the time it took", { elapsedMs: undefined }, "incomplete"],
    ["with a time that cannot be", { elapsedMs: -1 }, "incomplete"],
    ["without an id", { submissionId: undefined }, "incomplete"],
  ] as const) {
    test(`${name} is answered like any other, but held in quarantine`, async () => {
      const payload = contact(changes);
      const answer = await post(stack, payload);
      assert.equal(answer.status, 202);
      const { id, status } = (await answer.json()) as { id: string; status: string };
      assert.equal(id, payload.submissionId ?? id);
      assert.equal(status, "accepted");
      const rows = await sql`select suspicion from contact.quarantine where id = ${id}`;
      assert.deepEqual(
        rows.map((row) => row.suspicion),
        [suspicion],
      );
      const mails = await sql`select 1 from contact.outbox where submission_id = ${id}`;
      assert.equal(mails.length, 0);
    });
  }
});

describe("a bad request", () => {
  test("with another method gets 405", async () => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      const answer = await post(stack, contact(), { method });
      await assertRefused(answer, 405, { error: "method_not_allowed" });
      assert.equal(answer.headers.get("allow"), "POST, OPTIONS");
    }
  });

  test("from a foreign page gets 403, and its browser is told another origin", async () => {
    for (const method of ["POST", "OPTIONS"]) {
      const answer = await post(stack, contact(), { method, headers: { origin: "https://evil.example" } });
      await assertRefused(answer, 403, { error: "origin_not_allowed" });
      assert.notEqual(answer.headers.get("access-control-allow-origin"), "https://evil.example");
    }
    await assertRefused(await post(stack, contact(), { headers: { origin: "null" } }), 403, {
      error: "origin_not_allowed",
    });
  });

  test("without a key or with a wrong one gets 401", async () => {
    for (const apikey of ["", "wrong", `${stack.keys.publishable}x`]) {
      await assertRefused(await post(stack, contact(), { headers: { apikey } }), 401, {
        error: "invalid_key",
      });
    }
    const bare = await fetch(stack.addresses.function, { method: "POST", body: "{}" });
    await assertRefused(bare, 401, { error: "invalid_key" });
  });

  test("to another path gets 404", async () => {
    await assertRefused(await post(stack, contact(), { path: "/elsewhere" }), 404, { error: "not_found" });
  });

  test("of more than 32 KiB gets 413, whatever it says of its length", async () => {
    const large = JSON.stringify(contact({ message: "a".repeat(33_000) }));
    await assertRefused(await post(stack, large), 413, { error: "body_too_large" });
    const chunks = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < large.length; sent += 8_192) {
          controller.enqueue(new TextEncoder().encode(large.slice(sent, sent + 8_192)));
        }
        controller.close();
      },
    });
    const request = {
      method: "POST",
      headers: { apikey: stack.keys.publishable },
      body: chunks,
      duplex: "half",
    };
    await assertRefused(await fetch(stack.addresses.function, request as RequestInit), 413, {
      error: "body_too_large",
    });
  });

  test("that is not JSON gets 400", async () => {
    for (const body of ["", "{", "name=A&email=b", '{"a":}', new Uint8Array([0xff, 0xfe, 0x22])]) {
      await assertRefused(await post(stack, body), 400, { error: "invalid_json" });
    }
  });

  const wrong: [string, unknown, string[]][] = [
    ["not an object", [], ["formType"]],
    ["null", null, ["formType"]],
    ["a text", "merhaba", ["formType"]],
    ["no form type", { ...contact(), formType: undefined }, ["formType"]],
    ["an unknown form type", { ...contact(), formType: "order" }, ["formType"]],
    ["an empty contact form", { formType: "contact" }, ["name", "email", "message"]],
    [
      "an empty information request",
      { formType: "info_request" },
      ["clinicName", "contactPerson", "phone", "email"],
    ],
    ["only spaces in a required field", contact({ name: "   " }), ["name"]],
    ["an address without @", contact({ email: "klinik.example" }), ["email"]],
    ["an address without a domain", contact({ email: "a@" }), ["email"]],
    ["two addresses", contact({ email: "a@b.example, c@d.example" }), ["email"]],
    ["a number for a text", { ...contact(), phone: 5 }, ["phone"]],
    ["a list for a text", { ...contact(), message: ["a"] }, ["message"]],
    ["a text for the services", { ...infoRequest(), selectedServices: "Gece Plağı" }, ["selectedServices"]],
    ["services that are no texts", { ...infoRequest(), selectedServices: [1, null] }, ["selectedServices"]],
    ["an id that is no UUID", contact({ submissionId: "1" }), ["submissionId"]],
    ["a time that is no number", { ...contact(), elapsedMs: "20" }, ["elapsedMs"]],
    ["a honeypot that is no text", { ...contact(), ekBilgi: true }, ["ekBilgi"]],
    ["a name of 501 signs", contact({ name: "a".repeat(501) }), ["name"]],
    ["a message of 20,001 signs", contact({ message: "a".repeat(20_001) }), ["message"]],
  ];
  for (const [name, body, fields] of wrong) {
    test(`with ${name} gets 422 naming ${fields.join(", ")}`, async () => {
      await assertRefused(await post(stack, JSON.stringify(body)), 422, { error: "invalid_fields", fields });
    });
  }
});

describe("the drain", () => {
  test("is closed to everyone without its own key", async () => {
    for (const apikey of ["", stack.keys.publishable, "wrong"]) {
      const answer = await post(stack, "", { path: "/drain", headers: { apikey } });
      await assertRefused(answer, 401, { error: "invalid_key" });
    }
  });

  test("answers the scheduler with counts", async () => {
    const answer = await post(stack, "", { path: "/drain", headers: { apikey: stack.keys.drain } });
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys((await answer.json()) as object), ["sent", "failed"]);
  });
});

describe("too many messages", () => {
  test("of one client get 429 with the seconds to wait; another client is not affected", async () => {
    const strict = await testStack({ functionEnv: { RATE_LIMIT_BURST: "3", RATE_LIMIT_PER_HOUR: "60" } });
    try {
      const from = (address: string) => post(strict, contact(), { headers: { "x-forwarded-for": address } });
      for (let sent = 0; sent < 3; sent += 1) assert.equal((await from("192.0.2.1")).status, 202);
      const limited = await from("192.0.2.1");
      await assertRefused(limited, 429, { error: "rate_limited" });
      const wait = Number(limited.headers.get("retry-after"));
      assert.ok(wait > 50 && wait <= 60, `Retry-After is ${wait}`);
      assert.equal(limited.headers.get("access-control-expose-headers"), "retry-after");
      assert.equal((await from("192.0.2.2")).status, 202);

      // One household has a whole /64 of IPv6 addresses.
      for (const last of ["1", "2", "3"]) assert.equal((await from(`2001:db8::${last}`)).status, 202);
      assert.equal((await from("2001:db8:0:0:9::4")).status, 429);
      assert.equal((await from("2001:db8:0:1::4")).status, 202);

      const direct = postgres(strict.database.url, { max: 1 });
      const buckets = await direct`select client_hash from contact.rate_buckets`;
      await direct.end({ timeout: 1 });
      for (const { client_hash: hash } of buckets) assert.match(hash, /^([0-9a-f]{32}|everybody-\d)$/);
    } finally {
      await strict.stop();
    }
  });
});

describe("a database that is down", () => {
  test("gets 503 with Retry-After, and messages are taken again once it is back", async () => {
    await stack.database.stop();
    const payload = contact();
    const answer = await post(stack, payload);
    await assertRefused(answer, 503, { error: "unavailable" });
    assert.equal(answer.headers.get("retry-after"), "30");
    await assertRefused(
      await post(stack, "", { path: "/drain", headers: { apikey: stack.keys.drain } }),
      503,
      { error: "unavailable" },
    );
    await stack.database.restart();
    const again = await post(stack, payload);
    assert.equal(again.status, 202);
    assert.deepEqual(await again.json(), { id: payload.submissionId, status: "accepted" });
  });
});

describe("an unforeseen failure", () => {
  test("in the handler gets 500 without a word of the cause", async () => {
    const { handler } = await import("../../supabase/functions/send-contact-email/handler.ts");
    const lines: string[] = [];
    const answer = await handler(
      new Request("http://host/functions/v1/send-contact-email", {
        method: "POST",
        headers: { apikey: "key", "cf-connecting-ip": "192.0.2.1" },
        body: JSON.stringify(contact({ submissionId: randomUUID() })),
      }),
      {
        settings: HANDLER_SETTINGS,
        store: {
          accept: async () => ({ outcome: "accepted", retryAfter: 0 }),
          readHeld: async () => null,
          settleHeld: async () => false,
          mailReturned: async () => "waiting",
          noteDrain: async () => undefined,
        },
        health: async () => ({ status: "ok", problems: [] }),
        delivery: {
          drain: () => {
            throw new Error("secret detail");
          },
        },
        waitUntil: () => undefined,
        log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
      },
    );
    await assertRefused(answer, 500, { error: "internal_error" });
    assert.deepEqual(lines, ['{"event":"internal_error","reason":"secret detail"}']);
  });
});
