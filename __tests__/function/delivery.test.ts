import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import postgres, { type Sql } from "postgres";
import { startAnotherCopy } from "../../dev/stack/another-copy.ts";
import type { FunctionProcess } from "../../dev/stack/function-process.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { type MailApi, startMailApi } from "./mail-api.ts";
import { signed, WEBHOOK_SECRET } from "./sign.ts";
import { contact, drainOf, eventually, FAST, post, testStack } from "./support.ts";

// The stack's own function takes messages and mails nothing; copies of it with other settings do the mailing.

let stack: Stack;
let sql: Sql;
let api: MailApi;
const copies: FunctionProcess[] = [];

before(async () => {
  stack = await testStack({
    functionEnv: { ...FAST, RESEND_API_KEY: "unused", RESEND_API_URL: "http://127.0.0.1:1/" },
  });
  sql = postgres(stack.database.url, { max: 1, onnotice: () => undefined });
});
after(async () => {
  await sql.end({ timeout: 1 });
  await stack.stop();
});
beforeEach(async () => {
  api = await startMailApi();
});
afterEach(async () => {
  for (const copy of copies.splice(0)) await copy.stop();
  api.close();
  stack.mailbox.refuseWhen(() => false);
  await stack.mailbox.clear();
  await sql`delete from contact.submissions`;
  await sql`delete from contact.outbox`;
  await sql`delete from contact.mail_events`;
});

const HTTP = () => ({ RESEND_API_KEY: "re_1", RESEND_API_URL: api.url });
const SMTP = { RESEND_API_KEY: "" };
const SECOND = () => ({
  SECOND_MAIL_TO: "yedek@posta.example",
  SECOND_SMTP_HOST: "127.0.0.1",
  SECOND_SMTP_PORT: stack.function.env.SMTP_PORT ?? "",
  SECOND_SMTP_TLS: "none",
});

async function start(env: Record<string, string>): Promise<FunctionProcess> {
  const copy = await startAnotherCopy(stack, env);
  copies.push(copy);
  return copy;
}

/** Puts messages into the store, due now, on ways that are open. Returns their ids. */
async function accept(count: number): Promise<string[]> {
  const payloads = Array.from({ length: count }, (_, index) =>
    contact({ email: `hasta${index}@klinik.example` }),
  );
  // So that the function that takes them finds nothing to mail.
  await sql`update contact.ways set paused_until = 'infinity'`;
  for (const payload of payloads) assert.equal((await post(stack, payload)).status, 202);
  await stack.drain();
  await sql`update contact.ways set failures = 0, paused_until = now(), hour_start = '-infinity'`;
  return payloads.map(({ submissionId }) => submissionId ?? "");
}

const outbox = () =>
  sql<{ status: string; attempts: number; failures: number; way: number; last_error: string | null }[]>`
    select status, attempts, failures, way, last_error from contact.outbox where kind = 'submission' order by id`;
const hasLeft = async (): Promise<boolean> => (await outbox()).every(({ status }) => status === "sent");

describe("a provider in trouble", () => {
  test("kills no mail, whatever it answers, and gets every one in the end", async () => {
    const copy = await start({ ...HTTP(), MAIL_RETRY_BASE_SECONDS: "0.01", MAIL_TIMEOUT_MS: "300" });
    const ids = await accept(3);
    const troubles = [401, 403, 409, 429, 500, 503, null];
    api.answerWith((_, number) => {
      const status = troubles[number % troubles.length] ?? null;
      return status === null ? null : { status, body: {} };
    });
    await eventually(async () => {
      await drainOf(copy, stack);
      return api.received.length > 12;
    });
    for (const row of await outbox()) assert.deepEqual([row.status, row.attempts], ["pending", 0]);

    api.answerWith((_, number) => ({ status: 200, body: { id: `re_${number}` } }));
    api.received.length = 0;
    await eventually(async () => {
      await drainOf(copy, stack);
      return hasLeft();
    });
    const keys = new Set(api.received.map(({ headers }) => headers["idempotency-key"]));
    assert.deepEqual([...keys].sort(), ids.map((id) => `contact/${id}`).sort());
  });

  test("that asks for time gets it, and the try does not count", async () => {
    const copy = await start(HTTP());
    await accept(2);
    api.answerWith(() => ({ status: 429, body: {}, headers: { "retry-after": "2" } }));
    const asked = Date.now();
    await drainOf(copy, stack);
    const calls = api.received.length;
    api.answerWith(() => ({ status: 200, body: { id: "re_1" } }));
    await eventually(async () => {
      await drainOf(copy, stack);
      return api.received.length > calls;
    });
    assert.ok(Date.now() - asked >= 1_900, `it was called again after ${Date.now() - asked} ms`);
    await eventually(async () => {
      await drainOf(copy, stack);
      return hasLeft();
    });
  });

  test("that refuses a mail for its own sake is asked once more without Reply-To; then the try counts", async () => {
    const copy = await start(HTTP());
    await accept(1);
    api.answerWith(() => ({ status: 422, body: { name: "validation_error" } }));
    await drainOf(copy, stack);
    const [row] = await outbox();
    assert.deepEqual(
      [row?.status, row?.attempts, row?.last_error],
      ["pending", 1, "mail API answered 422 validation_error"],
    );
    assert.deepEqual(
      api.received.map(({ body }) => "reply_to" in body),
      [true, false],
    );
  });
});

describe("a mail server that takes a mail and drops the answer", () => {
  test("gets it once more under the same Message-ID, and every message arrives", async () => {
    const copy = await start({ ...SMTP, MAIL_RETRY_BASE_SECONDS: "0.01" });
    let drops = 2;
    stack.mailbox.refuseWhen(() => (drops-- > 0 ? "drop" : false));
    const ids = await accept(5);
    await eventually(async () => {
      await drainOf(copy, stack);
      return hasLeft();
    });
    const mails = (await stack.mailbox.messages()).map(({ messageId }) => messageId);
    assert.equal(new Set(mails).size, ids.length);
    assert.equal(mails.length, ids.length + 2);
  });

  test("is not filled with copies when it always does", async () => {
    const copy = await start({ ...SMTP, MAIL_RETRY_BASE_SECONDS: "0.01" });
    stack.mailbox.refuseWhen(() => "drop");
    await accept(1);
    await eventually(async () => {
      await drainOf(copy, stack);
      return (await outbox())[0]?.status === "dead";
    });
    assert.equal((await stack.mailbox.messages()).length, 4);
  });
});

describe("the second way", () => {
  test("takes what has not been delivered for as long as that is set", async () => {
    const copy = await start({ ...HTTP(), ...SECOND(), SECOND_AFTER_SECONDS: "1" });
    api.answerWith(() => ({ status: 401, body: {} }));
    const ids = await accept(2);
    await eventually(async () => {
      await drainOf(copy, stack);
      return hasLeft();
    });
    const mails = await stack.mailbox.messages();
    assert.deepEqual(
      mails.map(({ to }) => to),
      [["yedek@posta.example"], ["yedek@posta.example"]],
    );
    assert.deepEqual(mails.map(({ messageId }) => messageId.slice(1, 37)).sort(), [...ids].sort());
  });

  test("takes what comes back, once for each event", async () => {
    const copy = await start({ ...HTTP(), ...SECOND(), RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET });
    api.answerWith(() => ({ status: 200, body: { id: "re_7" } }));
    await accept(1);
    await drainOf(copy, stack);
    assert.equal(await hasLeft(), true);

    const body = JSON.stringify({
      type: "email.bounced",
      data: { email_id: "re_7", to: ["bilgi@sedefdental.example"] },
    });
    const tell = async (text: string, headers: Record<string, string>) => {
      const answer = await fetch(`${copy.url}/mail-events`, { method: "POST", body: text, headers });
      return [answer.status, await answer.json()];
    };
    const refused = [401, { error: "invalid_key" }];
    assert.deepEqual(await tell(body, {}), refused);
    assert.deepEqual(await tell(body, signed(body, { secret: "whsec_AAAA" })), refused);
    assert.deepEqual(await tell(body, signed(body, { time: Math.floor(Date.now() / 1_000) - 600 })), refused);
    assert.equal(await hasLeft(), true);

    const delivered = JSON.stringify({ type: "email.delivered", data: { email_id: "re_7" } });
    assert.deepEqual(await tell(delivered, signed(delivered)), [200, { outcome: "ignored" }]);
    const bounced = signed(body, { id: "msg_9" });
    assert.deepEqual(await tell(body, bounced), [200, { outcome: "reopened" }]);
    assert.deepEqual(await tell(body, bounced), [200, { outcome: "known" }]);

    const [mail] = await eventually(async () => {
      const mails = await stack.mailbox.messages();
      return mails.length > 0 && (await hasLeft()) && mails;
    });
    assert.deepEqual(mail?.to, ["yedek@posta.example"]);
    assert.deepEqual(await tell(body, bounced), [200, { outcome: "known" }]);
    await drainOf(copy, stack);
    assert.equal((await stack.mailbox.messages()).length, 1);
    assert.equal(api.received.length, 1);
  });
});

describe("without a secret", () => {
  test("events are not taken", async () => {
    const answer = await fetch(`${stack.addresses.function}/mail-events`, { method: "POST", body: "{}" });
    assert.equal(answer.status, 404);
  });
});

describe("more messages than the hourly budget", () => {
  test("come in one mail, with every word and every address to reply to", async () => {
    const copy = await start({ ...SMTP, MAIL_HOURLY_BUDGET: "2" });
    const ids = await accept(7);
    await eventually(async () => {
      await drainOf(copy, stack);
      return hasLeft();
    });
    const mails = await stack.mailbox.messages();
    const digest = mails.find(({ subject }) => subject === "Yeni mesajlar: 5 mesaj bir arada");
    assert.equal(mails.length, 3);
    const own = mails.filter((mail) => mail !== digest).map(({ messageId }) => messageId.slice(1, 37));
    assert.deepEqual(digest?.replyTo, []);
    for (const [index, id] of ids.entries()) {
      if (own.includes(id)) continue;
      for (const part of [id, `Yanıt adresi: hasta${index}@klinik.example`])
        assert.ok(digest?.text.includes(part), part);
    }
    assert.equal(digest?.text.match(/fiyat listenizi rica ederim/g)?.length, 5);
  });
});

describe("a pace", () => {
  test("is kept by two copies together", async () => {
    const pace = { ...HTTP(), MAIL_PER_SECOND: "10", MAIL_LEASE_SECONDS: "13" };
    const [first, second] = [await start(pace), await start(pace)];
    await accept(12);
    const times: number[] = [];
    api.answerWith((_, number) => {
      times.push(Date.now());
      return { status: 200, body: { id: `re_${number}` } };
    });
    await eventually(async () => {
      await Promise.all([drainOf(first, stack), drainOf(second, stack)]);
      return hasLeft();
    });
    assert.equal(times.length, 12);
    assert.ok(
      (times.at(-1) ?? 0) - (times[0] ?? 0) >= 900,
      `all within ${(times.at(-1) ?? 0) - (times[0] ?? 0)} ms`,
    );
  });
});

describe("two copies of the function on one database", () => {
  test("mail each message once, and never more than four at a time together", async () => {
    const [first, second] = [await start(HTTP()), await start(HTTP())];
    await accept(60);
    let most = 0;
    const ids = new Map<unknown, number>();
    api.answerWith(({ headers }) => {
      const key = headers["idempotency-key"];
      ids.set(key, (ids.get(key) ?? 0) + 1);
      return { status: 200, body: { id: `re_${ids.size}` } };
    });
    const watch = setInterval(async () => {
      const [row] =
        await sql`select count(*)::int from contact.outbox where leased_until > clock_timestamp()`;
      most = Math.max(most, row?.count ?? 0);
    }, 5);
    await eventually(async () => {
      await Promise.all([drainOf(first, stack), drainOf(second, stack)]);
      return hasLeft();
    });
    clearInterval(watch);
    assert.equal(ids.size, 60);
    assert.deepEqual([...new Set(ids.values())], [1]);
    assert.ok(most >= 1 && most <= 4, `${most} at a time`);
  });

  test("and one of them ends in the middle: the other takes its mails over after their leases", async () => {
    const [first, second] = [await start(HTTP()), await start(HTTP())];
    await accept(4);
    let hung = 0;
    api.answerWith(() => {
      hung += 1;
      return null;
    });
    void drainOf(first, stack).catch(() => undefined);
    await eventually(async () => hung > 0);
    await copies.shift()?.stop();
    api.answerWith((_, number) => ({ status: 200, body: { id: `re_${number}` } }));
    await eventually(async () => {
      await drainOf(second, stack);
      return hasLeft();
    });
  });
});
