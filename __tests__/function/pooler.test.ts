import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type FunctionProcess, startFunction } from "../../dev/stack/function-process.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { databaseAccount } from "../../dev/stack/postgres-binaries.ts";
import { contact, eventually, post, sharedStack } from "./support.ts";

function hasPooler(): boolean {
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "pipe" });
    return true;
  } catch {
    console.warn(
      "pgbouncer is not installed here (apt-get install pgbouncer): the transaction pooler is not tested",
    );
    return false;
  }
}

/**
 * Starts PgBouncer in front of a database, like Supabase's pooler: each transaction may get another
 * connection.
 */
async function startPooler(folder: string, port: number, behind: URL): Promise<ChildProcess> {
  const account = databaseAccount();
  await mkdir(folder);
  const users = `"${behind.username}" "${behind.password}"\n`;
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: path.join(folder, "users"),
    pool_mode: "transaction",
    default_pool_size: 3,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `postgres = host=127.0.0.1 port=${behind.port} dbname=postgres`;
  await writeFile(path.join(folder, "users"), users);
  await writeFile(path.join(folder, "ini"), `[databases]\n${database}\n[pgbouncer]\n${lines.join("\n")}\n`);
  if (account !== null)
    for (const file of ["users", "ini"]) await chown(path.join(folder, file), account.uid, account.gid);
  const child = spawn("pgbouncer", [path.join(folder, "ini")], {
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`PgBouncer did not start:\n${output}`)));
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk;
      if (output.includes("process up")) resolve();
    });
  });
  return child;
}

(hasPooler() ? describe : describe.skip)("two copies of the function behind a transaction pooler", () => {
  let folder: string;
  const stack = sharedStack();
  let pooler: ChildProcess;
  const copies: FunctionProcess[] = [];
  const lines: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pooler-test-"));
    await chmod(folder, 0o755);
    const { options } = stack.function;
    const address = new URL(options.env.CONTACT_DATABASE_URL ?? "");
    const port = await freePort();
    pooler = await startPooler(path.join(folder, "pooler"), port, address);
    address.port = String(port);
    const env = { ...options.env, CONTACT_DATABASE_URL: address.href };
    for (let copy = 0; copy < 2; copy += 1)
      copies.push(await startFunction({ ...options, port: 0, env, log: (line) => lines.push(line) }));
  });
  afterAll(async () => {
    for (const copy of copies) await copy.stop();
    if (pooler) {
      const gone = once(pooler, "exit");
      pooler.kill("SIGTERM");
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  });

  test("100 concurrent messages are stored and mailed once each", async () => {
    const payloads = Array.from({ length: 100 }, () => contact());
    const send = async (index: number) => {
      const to = copies[index % 2]?.url ?? "";
      return (await post(stack, payloads[index % payloads.length], { to })).status;
    };
    // Each message goes to both instances, and is accepted once.
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(index + (index >= 100 ? 1 : 0))),
    );
    expect(new Set(statuses)).toEqual(new Set([202]));
    const { sql } = stack;
    await eventually(async () => {
      const [row] =
        await sql`select count(*)::int from contact.outbox where status = 'sent' and submission_id is not null`;
      return row?.count === payloads.length;
    });
    const [stored] = await sql`select count(*)::int, sum(failures)::int as failures from contact.submissions s
      join contact.outbox o on o.submission_id = s.id`;
    expect({ ...stored }).toEqual({ count: 100, failures: 0 });
    const mails = await stack.mailbox.messages();
    expect(mails.length).toBe(100);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(100);
    expect(lines.filter((line) => line.includes('"event"'))).toEqual([]);
  });
});
