import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import postgres, { type Sql } from "postgres";
import { prepareDatabase } from "../../dev/stack/migrate.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { databaseAccess } from "../../supabase/functions/send-contact-email/database-address.ts";
import { type Deps, handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { openStore, type Store } from "../../supabase/functions/send-contact-email/store.ts";
import { assertProvoked, nearlyRight } from "./hostile.ts";
import { contact, DELIVERY, HANDLER_SETTINGS, testStack } from "./support.ts";

let stack: Stack;
let sql: Sql;
let store: Store;
const logged: string[] = [];

before(async () => {
  stack = await testStack();
  sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
  const databaseUrl = await prepareDatabase(stack.database.url);
  store = openStore({ database: databaseAccess("it", databaseUrl), databasePoolSize: 4, delivery: DELIVERY });
});
after(async () => {
  await store.close();
  await sql.end({ timeout: 1 });
  await stack.stop();
});

function call(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const deps: Deps = {
    settings: HANDLER_SETTINGS,
    store,
    health: async () => ({ status: "ok", problems: [] }),
    delivery: { drain: async () => ({ sent: 0, failed: 0 }) },
    waitUntil: () => undefined,
    log: (event, details) => logged.push(JSON.stringify({ event, ...details })),
  };
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

const assertSane = (answer: Response): Promise<void> => assertProvoked(answer, logged.at(-1));

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
    const eight = fc.array(nearlyRight, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(eight, async (payloads) => {
        const answers = await Promise.all(payloads.map((payload) => call(JSON.stringify(payload))));
        for (const answer of answers) await assertSane(answer);
      }),
      { numRuns: 500 },
    );
    const [row] = await sql`
      select count(*)::int as stored,
             count(*) filter (where payload::text ~ '\\\\u00[01]' and payload::text !~ '\\\\u000[9aA]')::int as controls
      from contact.submissions`;
    assert.ok(row?.stored > 500, `only ${row?.stored} of 4,000 were right`);
    assert.equal(row?.controls, 0);
  });

  test("2,000 forms of any text are taken, or come back letter by letter on a page without a script", async () => {
    const type = "application/x-www-form-urlencoded";
    const posted = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
      nearlyRight.map((payload) => new URLSearchParams(Object.entries(payload).map(toPair)).toString()),
    );
    await fc.assert(
      fc.asyncProperty(posted, async (body) => {
        const answer = await call(body, { "content-type": type, origin: "https://a" });
        assert.ok([303, 413, 422].includes(answer.status), `status ${answer.status} ${logged.at(-1)}`);
        if (answer.status === 303) return assert.match(answer.headers.get("location") ?? "", receivedPage);
        const { document } = new JSDOM(await answer.text()).window;
        assert.equal(document.querySelectorAll("script, img, iframe, b").length, 0);
        const message = typeof body === "string" ? new URLSearchParams(body).get("message") : null;
        const shown = document.querySelector("textarea")?.value;
        if (message !== null) assert.equal(shown, asShown(message));
      }),
      { numRuns: 2_000 },
    );
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
