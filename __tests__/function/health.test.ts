import { rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { startFunction } from "../../dev/stack/function-process.ts";
import { answerHealth } from "../../supabase/functions/send-contact-email/health.ts";
import type { HealthProblem } from "../../supabase/functions/send-contact-email/store.ts";
import { contact, eventually, post, type TestStack, testStack } from "./support.ts";

describe("the answer to a monitor", () => {
  async function answerTo(problems: HealthProblem[] | Error, method = "GET") {
    const log: string[] = [];
    const store = {
      problems: async () => {
        if (problems instanceof Error) throw problems;
        return problems;
      },
    };
    const answer = await answerHealth(method, { store, log: (event) => log.push(event) }, {});
    return { status: answer.status, text: await answer.text(), log };
  }

  test("is 200 while nothing is wrong, else 503 with the reason", async () => {
    expect(await answerTo([])).toEqual({ status: 200, text: '{"status":"ok","problems":[]}', log: [] });
    expect(await answerTo(["late"])).toEqual({
      status: 503,
      text: '{"status":"trouble","problems":["late"]}',
      log: [],
    });
    expect(await answerTo(["late"], "HEAD")).toEqual({ status: 503, text: "", log: [] });
  });

  test("says when the database is away, and so does the log", async () => {
    const text = '{"status":"trouble","problems":["database_unreachable"]}';
    expect(await answerTo(new Error("gone"))).toEqual({ status: 503, text, log: ["health_failed"] });
  });

  test("asks the database seldom, however many ask", async () => {
    let asked = 0;
    const store = {
      problems: async (): Promise<HealthProblem[]> => {
        asked += 1;
        return [];
      },
    };
    const ask = (now: number) => answerHealth("GET", { store, log: () => undefined }, {}, now);
    await Promise.all(Array.from({ length: 100 }, () => ask(0)));
    await ask(14_000);
    expect(asked).toBe(1);
    await ask(16_000);
    expect(asked).toBe(2);
  });
});

describe("the running function", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack();
  });
  afterAll(() => stack.stop());

  const problems = async () => (await stack.sql`select contact.problems() as problems`)[0]?.problems;

  test("tells a monitor, or a browser, how things are, and nothing of any message", async () => {
    await post(stack, contact({ name: "Gizli Kişi", email: "gizli@klinik.example" }));
    await stack.drain();
    const answer = await fetch(`${stack.addresses.function}/health`, { headers: { accept: "text/html" } });
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok","problems":[]}']);
    const refused = await fetch(`${stack.addresses.function}/health`, { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  test("names each trouble, and no longer when it is over", async () => {
    const { sql } = stack;
    expect(await problems()).toEqual([]);
    await sql`update contact.heartbeat set last_drain_at = now() - interval '11 minutes'`;
    expect(await problems()).toEqual(["no_drain"]);
    await sql`update contact.heartbeat set last_drain_at = null`;
    expect(await problems()).toEqual(["no_drain"]);
    await stack.drain();

    stack.mailbox.setAway(true);
    await post(stack, contact());
    await eventually(async () => (await sql`select from contact.outbox where failures > 0`).length === 1);
    await sql`update contact.outbox set queued_at = now() - interval '31 minutes' where status = 'pending'`;
    expect(await problems()).toEqual(["late"]);
    await sql`update contact.outbox set queued_at = now() - interval '5 days', next_attempt_at = now() where status = 'pending'`;
    await stack.drain();
    expect(await problems()).toEqual(["given_up"]);
    const copy = await startFunction({ ...stack.function.options, port: 0 });
    expect((await fetch(`${copy.url}/health`, { method: "HEAD" })).status).toBe(503);
    await copy.stop();
    await sql`update contact.outbox set settled_at = now() - interval '8 days' where status = 'given_up'`;
    expect(await problems()).toEqual([]);
    stack.mailbox.setAway(false);
    await sql`select contact.retry()`;
    await stack.drain();
    expect(await problems()).toEqual([]);
  });

  test("names a database that fills", async () => {
    // A file that is long and takes no room.
    const [outbox] = await stack.sql`select pg_relation_filepath('contact.outbox') as path`;
    const filler = path.join(stack.database.folder, path.dirname(outbox?.path), "filler");
    await writeFile(filler, "");
    const sizes: unknown[] = [];
    for (const bytes of [300_000_000, 350_000_000]) {
      await truncate(filler, bytes);
      sizes.push(await problems());
    }
    await rm(filler);
    expect(sizes).toEqual([[], ["filling"]]);
  });

  test("says that callers come without an address: all of them then share one limit", async () => {
    await fetch(stack.addresses.function, {
      method: "POST",
      headers: { apikey: stack.keys.publishable },
      body: JSON.stringify(contact()),
    });
    expect(await problems()).toEqual(["no_client_address"]);
  });
});
