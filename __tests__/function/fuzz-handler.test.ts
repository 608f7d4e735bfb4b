import assert from "node:assert/strict";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import type { Sql } from "postgres";
import { prepareDatabase } from "../../dev/stack/migrate.ts";
import { databaseAccess } from "../../supabase/functions/send-contact-email/database-address.ts";
import { handler } from "../../supabase/functions/send-contact-email/handler.ts";
import { openStore, type Store } from "../../supabase/functions/send-contact-email/store.ts";
import { assertProvoked, nearlyRight } from "./hostile.ts";
import { contact, handlerDeps, type TestStack, testStack } from "./support.ts";

let stack: TestStack;
let sql: Sql;
let store: Store;
const logged: string[] = [];

beforeAll(async () => {
  stack = await testStack();
  sql = stack.sql;
  const databaseUrl = await prepareDatabase(stack.database.url);
  store = openStore(databaseAccess("it", databaseUrl));
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

const assertSane = (answer: Response): Promise<void> => assertProvoked(answer, logged.at(-1));

describe("whatever is posted", () => {
  test("1,000 bodies of any bytes get an answer below 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) =>
        assertSane(await call(new Uint8Array(bytes))),
      ),
      { numRuns: 1_000 },
    );
  });

  test("1,000 bodies of any JSON get an answer below 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: "large" }), async (value) =>
        assertSane(await call(JSON.stringify(value))),
      ),
      { numRuns: 1_000 },
    );
  });

  test("800 nearly right messages are stored or refused, and what is stored holds no control characters", async () => {
    const eight = fc.array(nearlyRight, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(eight, async (payloads) => {
        const answers = await Promise.all(payloads.map((payload) => call(JSON.stringify(payload))));
        for (const answer of answers) await assertSane(answer);
      }),
      { numRuns: 100 },
    );
    const [row] = await sql`
      select count(*)::int as stored,
             count(*) filter (where payload::text ~ '\\\\u00[01]' and payload::text !~ '\\\\u000[9aA]')::int as controls
      from contact.submissions`;
    assert.ok(row?.stored > 100, `only ${row?.stored} of 800 were right`);
    expect(row?.controls).toBe(0);
  });

  test("400 forms of any text are taken, or come back letter by letter on a page without a script", async () => {
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
      { numRuns: 400 },
    );
  });

  test("200 hostile sets of headers get an answer below 500", async () => {
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
      { numRuns: 200 },
    );
  });

  test("deeply nested JSON just below the limit is refused, not fatal", async () => {
    for (const body of [
      "[".repeat(15_000),
      `${"[".repeat(8_000)}${"]".repeat(8_000)}`,
      `{"a":`.repeat(3_000),
    ]) {
      await assertSane(await call(body));
    }
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
