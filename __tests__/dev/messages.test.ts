import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import postgres, { type Sql } from "postgres";
import { root } from "../../dev/root.ts";
import { type Database, startDatabase } from "../../dev/stack/database.ts";
import { prepareDatabase } from "../../dev/stack/migrate.ts";
import { freePort } from "../../dev/stack/ports.ts";

let folder: string;
let database: Database;
let sql: Sql;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "messages-test-"));
  await chmod(folder, 0o755);
  database = await startDatabase(folder, await freePort(0, "database", () => undefined));
  await prepareDatabase(database.url);
  sql = postgres(database.url, { max: 1 });
});
after(async () => {
  await sql.end({ timeout: 1 });
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Result {
  code: number;
  output: string;
}

/** Runs the command of package.json as a shell does. */
function messages(args: string[], env: Record<string, string> = {}): Promise<Result> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "dev/messages/cli.ts", ...args],
      { cwd: root, env: { PATH: process.env.PATH ?? "", ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const here = (...args: string[]): Promise<Result> => messages([...args, "--database", database.url]);

async function accept(suspicion: string | null, email = "ayse@klinik.example"): Promise<string> {
  const id = crypto.randomUUID();
  const payload = JSON.stringify({ name: "Ayşe", email, phone: "0352 000 00 01" });
  await sql`select contact.accept_message(${id}, 'contact', ${payload}::text::jsonb, repeat('a', 64), ${suspicion}, 'id', '[]')`;
  return id;
}

const stateOf = async (id: string): Promise<string> => {
  const [row] = await sql`select state from contact.held_message(${id})`;
  return row?.state;
};

describe("npm run messages", () => {
  test("lists, shows, lets out and discards what is held", async () => {
    const [held, unwanted] = [await accept("honeypot"), await accept("incomplete")];
    const listed = await here("list");
    assert.equal(listed.code, 0);
    assert.match(listed.output, /^Database 127\.0\.0\.1:\d+\/postgres \(this machine\)\n/);
    assert.ok(!listed.output.includes("postgres:postgres"));
    for (const id of [held, unwanted]) assert.ok(listed.output.includes(id));
    assert.match(listed.output, /quarantined \(incomplete\)/);
    assert.match((await here("show", held)).output, /"email": "ayse@klinik\.example"/);

    assert.equal((await here("release", held)).code, 0);
    assert.equal(await stateOf(held), "pending");
    assert.match((await here("discard", held)).output, /is not held/);
    assert.equal((await here("discard", unwanted)).code, 0);
    assert.equal(await stateOf(unwanted), "discarded");
    assert.match((await here("list")).output, /Nothing is held\./);
    assert.equal((await here("release", unwanted)).code, 0);
    assert.equal(await stateOf(unwanted), "pending");
  });

  test("gives undeliverable mails fresh tries: one, or all", async () => {
    const ids = [await accept(null), await accept(null), await accept(null)];
    await sql`update contact.outbox set status = 'dead' where submission_id in ${sql(ids)}`;
    assert.match((await here("retry", ids[0] ?? "")).output, /1 tried again/);
    assert.deepEqual(await Promise.all(ids.map(stateOf)), ["pending", "dead", "dead"]);
    assert.match((await here("retry")).output, /2 tried again/);
  });

  test("erases a person only when that is confirmed", async () => {
    const [first, other] = [
      await accept(null, "Silinecek@Klinik.example"),
      await accept(null, "kalan@klinik.example"),
    ];
    await sql`update contact.submissions set payload = payload || '{"phone": ""}' where id in ${sql([first, other])}`;
    const asked = await here("erase", "--email", "silinecek@klinik.example");
    assert.match(asked.output, /1 messages would be erased; add --yes/);
    assert.equal(await stateOf(first), "pending");
    assert.match(
      (await here("erase", "--email", "silinecek@klinik.example", "--yes")).output,
      /1 messages are erased/,
    );
    assert.equal(await stateOf(first), undefined);
    assert.equal(await stateOf(other), "pending");
    assert.match((await here("erase", "--yes")).output, /Say whom/);
  });

  test("says what it cannot do, and ends with an error", async () => {
    for (const [args, wanted] of [
      [["show", crypto.randomUUID()], /There is no message/],
      [["release", crypto.randomUUID()], /is not held/],
      [["release"], /is no id of a message/],
      [["discard", "17"], /is no id of a message/],
    ] as const) {
      const { code, output } = await here(...args);
      assert.equal(code, 1);
      assert.match(output, wanted);
    }
    for (const args of [[], ["toString"], ["list", "a", "b"]]) {
      const { code, output } = await here(...args);
      assert.equal(code, 2);
      assert.match(output, /^npm run messages/);
    }
  });
});

describe("the database it works on", () => {
  test("is never that of an exported DATABASE_URL", async () => {
    const id = await accept("honeypot");
    const { code, output } = await messages(["release", id], { DATABASE_URL: database.url });
    assert.equal(code, 1);
    assert.match(output, /^Say which database.* DATABASE_URL is not used\.$/m);
    assert.equal(await stateOf(id), "quarantined");
  });

  test("may be that of MESSAGES_DATABASE_URL, where the command line names none", async () => {
    const env = { MESSAGES_DATABASE_URL: database.url };
    assert.equal((await messages(["list"], env)).code, 0);
    const { code } = await messages(["list", "--database", "postgres://a:secret@127.0.0.1:1/b"], env);
    assert.equal(code, 1);
  });

  test("elsewhere is refused without verified TLS, and its password is not said", async (t) => {
    if (process.platform !== "linux") return t.skip("only Linux leads 0.0.0.0 to this machine");
    const elsewhere = database.url
      .replace("127.0.0.1", "0.0.0.0")
      .replace("postgres:postgres", "postgres:postgres");
    const { code, output } = await messages(["list", "--database", elsewhere]);
    assert.equal(code, 1);
    assert.match(output, /\(TLS, verified\)/);
    assert.ok(!output.includes("Nothing is held") && !output.includes("postgres:postgres"));
    await assert.rejects(prepareDatabase(elsewhere), "nor is it migrated");
    const off = await messages(["list", "--database", `${elsewhere}?sslmode=disable`]);
    assert.match(off.output, /without TLS/);
  });
});
