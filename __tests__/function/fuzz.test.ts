import assert from "node:assert/strict";
import { connect } from "node:net";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import nodemailer from "nodemailer";
import PostalMime from "postal-mime";
import { databaseAccess } from "../../supabase/functions/send-contact-email/database-address.ts";
import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { buildMail } from "../../supabase/functions/send-contact-email/mail.ts";
import { openStore, type Store } from "../../supabase/functions/send-contact-email/store.ts";
import { validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { messageClaim } from "./claims.ts";
import { nearlyRight } from "./hostile.ts";
import { contact, handlerDeps, laboratoryEmail, post, type TestStack, testStack } from "./support.ts";

let stack: TestStack;
let store: Store;
const logged: string[] = [];

beforeAll(async () => {
  stack = await testStack();
  store = openStore(databaseAccess("it", stack.function.options.env.CONTACT_DATABASE_URL ?? ""));
});
afterAll(async () => {
  await store.close();
  await stack.stop();
});

function call(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const deps = handlerDeps({
    store,
    log: (event, details) => logged.push(JSON.stringify({ event, ...details })),
  });
  const request = new Request("http://host/functions/v1/send-contact-email", {
    method: "POST",
    headers: { apikey: "key", "cf-connecting-ip": "192.0.2.1", ...headers },
    body,
  });
  return handler(request, deps);
}

const receivedPage = /^https:\/\/a\/mesaj-alindi(#bilgi-talebi)?$/;

const toPair = ([name, value]: [string, unknown]) => [name, typeof value === "string" ? value : "x"];

/** Text as HTML can hold it: line breaks of one kind, no NUL. */
const asShown = (text: string) => text.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");

/** Asserts that an answer is one of those a caller can provoke, and says so alike in status and body. */
async function assertSane(answer: Response): Promise<void> {
  const body = (await answer.json()) as { error?: unknown };
  assert.ok([202, 400, 413, 422].includes(answer.status), `status ${answer.status} ${logged.at(-1)}`);
  expect(answer.status === 202).toBe(body.error === undefined);
}

describe("whatever is posted", () => {
  test("200 bodies of any bytes get an answer below 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) =>
        assertSane(await call(new Uint8Array(bytes))),
      ),
      { numRuns: 200 },
    );
  });

  test("200 bodies of any JSON get an answer below 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: "large" }), async (value) =>
        assertSane(await call(JSON.stringify(value))),
      ),
      { numRuns: 200 },
    );
  });

  test("160 nearly right messages are stored or refused, and mailed without control characters or an added header", async () => {
    const eight = fc.array(nearlyRight, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(eight, async (payloads) => {
        const answers = await Promise.all(payloads.map((payload) => call(JSON.stringify(payload))));
        for (const answer of answers) await assertSane(answer);
      }),
      { numRuns: 20 },
    );
    const [row] = await stack.sql`
      select count(*)::int as stored,
             count(*) filter (where payload::text ~ '\\\\u00[01]' and payload::text !~ '\\\\u000[9aA]')::int as controls
      from contact.submissions`;
    assert.ok(row?.stored > 20, `only ${row?.stored} of 160 were right`);
    expect(row?.controls).toBe(0);
    for (let waiting = row?.stored; waiting > 0; ) {
      const { sent, failed } = await stack.drain();
      expect(failed).toBe(0);
      waiting -= sent;
    }
    for (const mail of await stack.mailbox.messages()) {
      expect(mail.to).toEqual([laboratoryEmail]);
      expect(mail.subject).toMatch(/^(\[Şüpheli\] )?Yeni (iletişim mesajı|bilgi talebi): /);
    }
  });

  test("100 forms of any text are taken, or come back letter by letter on a page without a script", async () => {
    const type = "application/x-www-form-urlencoded";
    const posted = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
      nearlyRight.map((payload) => new URLSearchParams(Object.entries(payload).map(toPair)).toString()),
    );
    await fc.assert(
      fc.asyncProperty(posted, async (body) => {
        const answer = await call(body, { "content-type": type, origin: "https://a" });
        assert.ok([303, 413, 422].includes(answer.status), `status ${answer.status} ${logged.at(-1)}`);
        if (answer.status === 303) return expect(answer.headers.get("location") ?? "").toMatch(receivedPage);
        const { document } = new JSDOM(await answer.text()).window;
        expect(document.querySelectorAll("script, img, iframe, b").length).toBe(0);
        const message = typeof body === "string" ? new URLSearchParams(body).get("message") : null;
        const shown = document.querySelector("textarea")?.value;
        if (message !== null) expect(shown).toBe(asShown(message));
      }),
      { numRuns: 100 },
    );
  });

  test("50 hostile sets of headers get an answer below 500", async () => {
    const value = fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0xff })
        .filter((code) => code !== 0x7f)
        .map((code) => String.fromCharCode(code)),
      maxLength: 300,
    });
    const names = ["x-forwarded-for", "cf-connecting-ip", "authorization", "content-type", "user-agent"];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (headers) => {
        await assertSane(await call(JSON.stringify(contact()), headers));
      }),
      { numRuns: 50 },
    );
  });

  test("deeply nested JSON just below the limit is refused, not fatal", async () => {
    for (const body of ["[".repeat(15_000), `${"[".repeat(8_000)}${"]".repeat(8_000)}`])
      await assertSane(await call(body));
  });

  test("keys that mean something to JavaScript mean nothing here", async () => {
    const body =
      '{"__proto__":{"name":"x"},"constructor":{},"formType":"contact","email":"a@b","message":"m"}';
    const answer = await call(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: "invalid_fields", fields: ["name"] });
  });

  test("no call was an unforeseen failure or a failure of the store", () => {
    expect(logged).toEqual([]);
  });
});

test("the mail of whatever was accepted has the headers it should have, and no markup but ours (150 messages)", async () => {
  const compiler = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const addresses = { from: "Web <web@sedefdental.example>", to: ["lab@sedefdental.example"] };
  const submission = nearlyRight.map((payload) => {
    try {
      return validate(JSON.parse(JSON.stringify(payload)), "id");
    } catch {
      return null;
    }
  });
  const right = submission.filter((made) => made !== null);
  await fc.assert(
    fc.asyncProperty(right, async ({ id: submissionId, message }) => {
      const claim = messageClaim({}, { submissionId, message, suspicion: "links" });
      const { idempotencyKey, ...mail } = buildMail(claim, addresses);
      const { message: raw } = await compiler.sendMail(mail);
      const parsed = await PostalMime.parse(raw as Buffer);
      const names = parsed.headers.map(({ key }) => key).filter((name) => name !== "reply-to");
      expect(names.sort()).toEqual([
        "auto-submitted",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "subject",
        "to",
        "x-auto-response-suppress",
      ]);
      expect(parsed.from?.address).toBe("web@sedefdental.example");
      expect(parsed.to?.map(({ address }) => address)).toEqual(["lab@sedefdental.example"]);
      assert.ok((parsed.replyTo?.length ?? 0) <= 1);
      assert.ok(!/[\r\n]/.test(parsed.subject ?? ""));
      const ours =
        /<\/?(?:html|head|meta|title|body|p|table|tr|th|td|ul|li|br|!doctype)(?: (?:lang|charset|style|scope)(?:="[^"<>]*")?| html)*>/g;
      const empty = /<span style="color:#6b7280">Belirtilmedi<\/span>/g;
      expect(mail.html.replace(ours, "").replace(empty, "")).not.toMatch(/[<>]/);
    }),
    { numRuns: 150 },
  );
});

/** Writes bytes to the function's socket and gives the status line, or "" when it only hung up. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(stack.addresses.function);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    let answer = "";
    socket.setTimeout(500, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}

test("the running function survives requests that are hardly HTTP", async () => {
  const line = "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: a\r\n";
  const key = `apikey: ${stack.keys.publishable}\r\n`;
  const requests = [
    "\0\0\0\0\r\n\r\n",
    `${line}Content-Length: -1\r\n\r\n`,
    `${line}Content-Length: 99999999999\r\n${key}\r\n`,
    `${line}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${key}\r\n0\r\n\r\n`,
    `${line}Transfer-Encoding: chunked\r\n${key}\r\nzz\r\n`,
    `${line}X: ${"a".repeat(200_000)}\r\n\r\n`,
    `POST http://[::bad/%zz HTTP/1.1\r\nHost: \r\n\r\n`,
  ];
  for (const status of await Promise.all(requests.map(raw))) expect(`${status} `).not.toMatch(/ 5\d\d /);
  expect((await post(stack, contact())).status).toBe(202);
});
