import assert from "node:assert/strict";
import { connect } from "node:net";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import nodemailer from "nodemailer";
import PostalMime from "postal-mime";
import postgres, { type Sql } from "postgres";
import { prepareDatabase } from "../../dev/stack/migrate.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { type Deps, handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { buildMail } from "../../supabase/functions/send-contact-email/mail.ts";
import { openStore, type Store } from "../../supabase/functions/send-contact-email/store.ts";
import { validate } from "../../supabase/functions/send-contact-email/validate.ts";
import { contact, post, testStack } from "./support.ts";

let stack: Stack;
let sql: Sql;
let store: Store;
const logged: string[] = [];

const delivery = { leaseSeconds: 60, retryBaseSeconds: 30, drainMs: 1 };
const addresses = { from: "Web <web@sedefdental.example>", to: ["lab@sedefdental.example"] };

before(async () => {
  stack = await testStack();
  sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
  const databaseUrl = await prepareDatabase(stack.database.url);
  store = openStore({ databaseUrl, databasePoolSize: 4, rateBurst: 1e9, ratePerHour: 1, delivery });
});
after(async () => {
  await store.close();
  await sql.end({ timeout: 1 });
  await stack.stop();
});

function call(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const deps: Deps = {
    settings: {
      allowedOrigins: ["https://a"],
      publishableKeys: ["key"],
      secretKeys: ["s"],
      clientHashKey: "k",
      minFillMs: 0,
    },
    store,
    delivery: { drain: async () => ({ sent: 0, failed: 0 }) },
    waitUntil: () => undefined,
    log: (event, details) => logged.push(JSON.stringify({ event, ...details })),
  };
  const request = new Request("http://host/functions/v1/send-contact-email", {
    method: "POST",
    headers: { apikey: "key", ...headers },
    body,
  });
  return handler(request, deps);
}

/** Any UTF-16 at all: half surrogates, NUL, line breaks of every kind, direction marks. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes));
const nastyText = fc.constantFrom(
  "\r\nBcc: victim@example.org\r\n\r\nHello",
  "\u0000",
  "\ud800",
  "'; drop schema contact cascade; --",
  "\u0024{7*7}{{7*7}}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "=?utf-8?B?QmNjOiBh?=",
  "\u202egnirts\u2066",
  "İıŞşĞğ 👩🏽‍⚕️ e\u0301 \u{1f468}\u200d\u{1f469}",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "__proto__",
  "\ufeff\uffff",
);
const text = fc.oneof(anyText, nastyText, fc.string({ unit: "grapheme" }));
const filled = fc.oneof(
  text,
  fc.tuple(fc.constant("x"), text).map((parts) => parts.join("")),
);

/** Messages that are nearly or wholly right, full of hostile text. */
const nearlyRight = fc.oneof(
  fc.record({
    formType: fc.constant("contact"),
    name: filled,
    email: fc.oneof(fc.constant("a@b.example"), fc.emailAddress(), filled),
    phone: text,
    subject: text,
    message: filled,
    extra: fc.jsonValue(),
  }),
  fc.record({
    formType: fc.constant("info_request"),
    clinicName: filled,
    contactPerson: filled,
    phone: filled,
    email: fc.oneof(fc.constant("a@müşteri.example"), fc.emailAddress()),
    selectedServices: fc.oneof(fc.array(filled, { maxLength: 12 }), fc.jsonValue()),
    message: text,
  }),
);

const allowed = new Set([202, 400, 413, 422]);

async function assertSane(answer: Response): Promise<void> {
  const body = (await answer.json()) as { error?: unknown };
  assert.ok(allowed.has(answer.status), `status ${answer.status}: ${logged.at(-1)}`);
  assert.equal(answer.status === 202, body.error === undefined);
}

describe("whatever is posted", () => {
  test("2,000 bodies of any bytes get an answer below 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) =>
        assertSane(await call(new Uint8Array(bytes))),
      ),
      { numRuns: 2_000 },
    );
  });

  test("2,000 bodies of any JSON get an answer below 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: "large" }), async (value) =>
        assertSane(await call(JSON.stringify(value))),
      ),
      { numRuns: 2_000 },
    );
  });

  test("4,000 nearly right messages are stored or refused, and what is stored holds no control characters", async () => {
    await fc.assert(
      fc.asyncProperty(nearlyRight, async (payload) => assertSane(await call(JSON.stringify(payload)))),
      { numRuns: 4_000 },
    );
    const [row] = await sql`
      select count(*)::int as stored,
             count(*) filter (where payload::text ~ '\\\\u00[01]' and payload::text !~ '\\\\u000[9aA]')::int as controls
      from contact.submissions`;
    assert.ok(row?.stored > 500, `only ${row?.stored} of 4,000 were right`);
    assert.equal(row?.controls, 0);
  });

  test("500 hostile sets of headers get an answer below 500", async () => {
    const value = fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0xff })
        .filter((code) => code !== 0x7f)
        .map((code) => String.fromCharCode(code)),
      maxLength: 300,
    });
    const names = [
      "x-forwarded-for",
      "cf-connecting-ip",
      "authorization",
      "content-type",
      "x-client-info",
      "user-agent",
    ];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (headers) => {
        await assertSane(await call(JSON.stringify(contact()), headers));
      }),
      { numRuns: 500 },
    );
  });

  test("deeply nested JSON just below the limit is refused, not fatal", async () => {
    for (const body of [
      "[".repeat(30_000),
      `${"[".repeat(16_000)}${"]".repeat(16_000)}`,
      `{"a":`.repeat(6_000),
    ]) {
      await assertSane(await call(body));
    }
  });

  test("keys that mean something to JavaScript mean nothing here", async () => {
    const body =
      '{"__proto__":{"name":"x"},"constructor":{},"formType":"contact","email":"a@b","message":"m"}';
    const answer = await call(body);
    assert.equal(answer.status, 422);
    assert.deepEqual(await answer.json(), { error: "invalid_fields", fields: ["name"] });
  });

  test("no call was an unforeseen failure or a failure of the store", () => {
    assert.deepEqual(logged, []);
  });
});

describe("the mail of whatever was accepted", () => {
  test("has the headers it should have and no other, and no markup but ours (2,000 messages)", async () => {
    const compiler = nodemailer.createTransport({ streamTransport: true, buffer: true });
    let built = 0;
    await fc.assert(
      fc.asyncProperty(nearlyRight, async (payload) => {
        const result = validate(JSON.parse(JSON.stringify(payload)), 0);
        if (!result.ok) return;
        built += 1;
        const { id, message } = result.submission;
        const receivedAt = new Date("2026-01-01T00:00:00Z");
        const claim = {
          id: "1",
          lease: "l",
          kind: "submission",
          submissionId: id,
          message,
          receivedAt,
        } as const;
        const { idempotencyKey, ...mail } = buildMail(claim, addresses);
        const { message: raw } = await compiler.sendMail(mail);
        const parsed = await PostalMime.parse(raw as Buffer);
        const names = parsed.headers.map(({ key }) => key).sort();
        const wanted = [
          "content-type",
          "date",
          "from",
          "message-id",
          "mime-version",
          "reply-to",
          "subject",
          "to",
        ];
        assert.deepEqual(
          names.filter((name) => name !== "reply-to"),
          wanted.filter((name) => name !== "reply-to"),
        );
        assert.equal(parsed.from?.address, "web@sedefdental.example");
        assert.deepEqual(
          parsed.to?.map(({ address }) => address),
          ["lab@sedefdental.example"],
        );
        assert.ok((parsed.replyTo?.length ?? 0) <= 1);
        assert.ok(!/[\r\n]/.test(parsed.subject ?? ""));
        const ours =
          /<\/?(?:html|head|meta|title|body|p|table|tr|th|td|ul|li|br|!doctype)(?: (?:lang|charset|style|scope)(?:="[^"<>]*")?| html)*>/g;
        const rest = mail.html
          .replace(ours, "")
          .replace(/<span style="color:#6b7280">Belirtilmedi<\/span>/g, "");
        assert.ok(!/[<>]/.test(rest), rest);
      }),
      { numRuns: 2_000 },
    );
    assert.ok(built > 300, `only ${built} were right`);
  });
});

/** Writes bytes to the function's socket and gives the status line, or "" when it only hung up. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(stack.addresses.function);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    let answer = "";
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}

describe("the running function", () => {
  test("answers 300 hostile messages below 500, and mails them without an added header", async () => {
    const payloads = fc.sample(nearlyRight, { numRuns: 300, seed: 4 });
    for (let from = 0; from < payloads.length; from += 10) {
      const answers = await Promise.all(
        payloads.slice(from, from + 10).map((payload) => post(stack, payload)),
      );
      for (const answer of answers) await assertSane(answer);
    }
    for (let waiting = 1; waiting > 0; ) {
      await stack.drain();
      const [row] =
        await sql`select count(*)::int from contact.outbox where status = 'pending' and attempts = 0`;
      waiting = row?.count;
    }
    const [row] =
      await sql`select count(*) filter (where status <> 'sent')::int as unsent from contact.outbox`;
    assert.equal(row?.unsent, 0);
    for (const mail of await stack.mailbox.messages()) {
      assert.deepEqual(mail.to, ["bilgi@sedefdental.example"]);
      assert.match(mail.subject, /^Yeni (iletişim mesajı|bilgi talebi): /);
    }
  });

  test("survives requests that are hardly HTTP", async () => {
    const line = "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: a\r\n";
    for (const request of [
      "\0\0\0\0\r\n\r\n",
      `${line}Content-Length: -1\r\n\r\n`,
      `${line}Content-Length: 99999999999\r\napikey: ${stack.keys.publishable}\r\n\r\n`,
      `${line}Content-Length: 5\r\nTransfer-Encoding: chunked\r\napikey: ${stack.keys.publishable}\r\n\r\n0\r\n\r\n`,
      `${line}Transfer-Encoding: chunked\r\napikey: ${stack.keys.publishable}\r\n\r\nzz\r\n`,
      `${line}X: ${"a".repeat(200_000)}\r\n\r\n`,
      `POST http://[::bad/%zz HTTP/1.1\r\nHost: \r\n\r\n`,
      `POST //////functions/v1/send-contact-email/../../drain HTTP/1.1\r\nHost: a\r\n\r\n`,
    ]) {
      const status = await raw(request);
      assert.ok(!/ 5\d\d /.test(`${status} `), `${JSON.stringify(request.slice(0, 80))} got ${status}`);
    }
    assert.equal((await post(stack, contact())).status, 202);
  });
});
