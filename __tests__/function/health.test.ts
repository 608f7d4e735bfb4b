import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import postgres, { type Sql } from "postgres";
import { startAnotherCopy } from "../../dev/stack/another-copy.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import {
  answerHealth,
  createHealthReporter,
  type Health,
} from "../../supabase/functions/send-contact-email/health.ts";
import type { MailState } from "../../supabase/functions/send-contact-email/mail-state.ts";
import { contact, post, testStack } from "./support.ts";

const calm: MailState = {
  pending: 1,
  oldestPendingSeconds: 20,
  dead: 0,
  held: 3,
  lastDrainSeconds: 40,
  lastSuccessSeconds: null,
};

async function answerTo(state: MailState | Error, method = "GET") {
  const health = createHealthReporter({
    health: async () => {
      if (state instanceof Error) throw state;
      return state;
    },
  });
  const log: string[] = [];
  const request = new Request("http://host/functions/v1/send-contact-email/health", { method });
  const answer = await answerHealth(request, { health, log: (event) => log.push(event) }, {});
  const text = await answer.text();
  return { status: answer.status, health: (text === "" ? null : JSON.parse(text)) as Health | null, log };
}

describe("health", () => {
  test("is good while mail goes out", async () => {
    assert.deepEqual(await answerTo(calm), {
      status: 200,
      health: { status: "ok", problems: [], ...calm },
      log: [],
    });
  });

  for (const [name, changes, problems] of [
    ["a mail was given up", { dead: 1 }, ["dead"]],
    ["a message has waited for an hour", { oldestPendingSeconds: 3_600 }, ["late"]],
    ["the scheduler has been silent for an hour", { lastDrainSeconds: 3_600 }, ["no_drain"]],
    ["it has never called", { lastDrainSeconds: null }, ["no_drain"]],
    [
      "all of that",
      { dead: 2, oldestPendingSeconds: 1e6, lastDrainSeconds: 1e6 },
      ["dead", "late", "no_drain"],
    ],
  ] as [string, Partial<MailState>, string[]][])
    test(`is trouble when ${name}`, async () => {
      const { status, health } = await answerTo({ ...calm, ...changes });
      assert.equal(status, 503);
      assert.deepEqual([health?.status, health?.problems], ["trouble", problems]);
    });

  test("is trouble when the database is away, which the log says", async () => {
    const answer = await answerTo(new Error("gone"));
    assert.deepEqual(answer, {
      status: 503,
      health: { status: "trouble", problems: ["database_unreachable"] },
      log: ["health_failed"],
    });
  });

  test("answers HEAD with the status alone, and no other method", async () => {
    assert.deepEqual(await answerTo({ ...calm, dead: 1 }, "HEAD"), { status: 503, health: null, log: [] });
    await assert.rejects(answerTo(calm, "POST"), { code: "method_not_allowed" });
  });

  test("asks the database seldom, however many ask", async () => {
    let asked = 0;
    let now = 0;
    const health = createHealthReporter(
      {
        health: async () => {
          asked += 1;
          return calm;
        },
      },
      () => now,
    );
    await Promise.all(Array.from({ length: 100 }, health));
    now = 14_000;
    await health();
    assert.equal(asked, 1);
    now = 16_000;
    await health();
    assert.equal(asked, 2);
  });
});

describe("the running function", () => {
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

  test("tells a monitor how the mail's way is, and nothing of any message", async () => {
    await post(stack, contact({ name: "Gizli Kişi", email: "gizli@klinik.example" }));
    await stack.drain();
    // A browser's visit gets the same.
    const answer = await fetch(`${stack.addresses.function}/health`, { headers: { accept: "text/html" } });
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    const { lastDrainSeconds, lastSuccessSeconds, ...state } = JSON.parse(text);
    assert.deepEqual(state, {
      status: "ok",
      problems: [],
      pending: 0,
      oldestPendingSeconds: null,
      dead: 0,
      held: 0,
    });
    assert.ok(lastDrainSeconds < 60 && lastSuccessSeconds < 60);
    assert.doesNotMatch(text, /gizli/i);
  });

  test("says with 503 that something wants looking at", async () => {
    await sql`update contact.outbox set status = 'dead'`;
    const copy = await startAnotherCopy(stack);
    try {
      const answer = await fetch(`${copy.url}/health`, { method: "HEAD" });
      assert.equal(answer.status, 503);
    } finally {
      await copy.stop();
    }
  });
});
