import assert from "node:assert/strict";
import fc from "fast-check";
import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { databaseAccess } from "../../supabase/functions/send-contact-email/settings.ts";
import { openStore, type Store } from "../../supabase/functions/send-contact-email/store.ts";
import { HANDLER_SETTINGS, handlerDeps, laboratoryEmail, sharedStack } from "./support.ts";

/** Any UTF-16: lone surrogates, NUL, all line breaks, direction marks. */
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

/** Valid or almost valid messages with hostile text. */
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

const stack = sharedStack();
let store: Store;
const logged: string[] = [];

beforeAll(async () => {
  store = openStore(
    databaseAccess(stack.function.options.env.CONTACT_DATABASE_URL ?? ""),
    1,
    HANDLER_SETTINGS,
  );
});
afterAll(() => store.close());

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

const resultPage = /^https:\/\/a\/mesaj-(alindi(#bilgi-talebi)?|gonderilemedi#[\w-]+)$/;

const toPair = ([name, value]: [string, unknown]) => [name, typeof value === "string" ? value : "x"];

/** Asserts that a response is one a caller can cause, with matching status and body. */
async function assertSane(answer: Response): Promise<void> {
  const body = (await answer.json()) as { error?: unknown };
  assert.ok([202, 400, 413, 422].includes(answer.status), `status ${answer.status} ${logged.at(-1)}`);
  expect(answer.status === 202).toBe(body.error === undefined);
}

describe("whatever is posted", () => {
  test("160 nearly valid messages are stored or refused and mailed cleanly", async () => {
    const posted = fc.oneof({ weight: 4, arbitrary: nearlyRight }, fc.jsonValue({ depthSize: "large" }));
    const eight = fc.array(posted, { minLength: 8, maxLength: 8 });
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

  test("100 arbitrary forms redirect to a page of the site", async () => {
    const type = "application/x-www-form-urlencoded";
    const posted = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
      nearlyRight.map((payload) => new URLSearchParams(Object.entries(payload).map(toPair)).toString()),
    );
    await fc.assert(
      fc.asyncProperty(posted, async (body) => {
        const answer = await call(body, { "content-type": type, origin: "https://a" });
        expect(answer.status).toBe(303);
        expect(answer.headers.get("location")).toMatch(resultPage);
      }),
      { numRuns: 100 },
    );
  });

  test("no call failed unexpectedly", () => {
    expect(logged).toEqual([]);
  });
});
