import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { type Database, startDatabase } from "../../dev/stack/database.ts";
import { type FunctionProcess, startFunction } from "../../dev/stack/function-process.ts";
import { functionSettings } from "../../dev/stack/function-settings.ts";
import { type Mailbox, startMailbox } from "../../dev/stack/mailbox.ts";
import { prepareDatabase } from "../../dev/stack/migrate.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { databaseAccount } from "../../dev/stack/postgres-binaries.ts";
import { publishableKey } from "../../dev/stack/settings.ts";
import { contact, deno, eventually, SITE_ORIGIN, UNLIMITED } from "./support.ts";

function withoutPooler(): string | false {
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "pipe" });
    return false;
  } catch {
    return "pgbouncer is not installed here (apt-get install pgbouncer): the transaction pooler is not tested";
  }
}

/** Starts PgBouncer before a database, as Supabase's pooler stands before the project's: each transaction may get another connection. */
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

const reason = withoutPooler();
if (reason !== false) console.warn(reason);

(reason === false ? describe : describe.skip)(
  "two copies of the function behind a transaction pooler",
  () => {
    let folder: string;
    let database: Database;
    let mailbox: Mailbox;
    let pooler: ChildProcess;
    const copies: FunctionProcess[] = [];
    const lines: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "pooler-test-"));
      await chmod(folder, 0o755);
      database = await startDatabase(path.join(folder, "data"));
      mailbox = await startMailbox(path.join(folder, "mail"));
      const address = new URL(await prepareDatabase(database.url));
      const port = await freePort();
      pooler = await startPooler(path.join(folder, "pooler"), port, address);
      address.port = String(port);
      for (const name of ["one", "two"]) {
        const copy = await startFunction({
          env: { ...functionSettings(address.href, mailbox.smtpPort, [SITE_ORIGIN]), ...UNLIMITED },
          dataDir: path.join(folder, name),
          deno,
          log: (line) => lines.push(line),
        });
        copies.push(copy);
      }
    });
    afterAll(async () => {
      for (const copy of copies) await copy.stop();
      if (pooler) {
        const gone = once(pooler, "exit");
        pooler.kill("SIGTERM");
        await gone;
      }
      await mailbox?.stop();
      await database?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    test("take 200 messages at once, store each once and mail each once", async () => {
      const payloads = Array.from({ length: 200 }, () => contact());
      const send = async (index: number) => {
        const answer = await fetch(copies[index % 2]?.url ?? "", {
          method: "POST",
          headers: {
            apikey: publishableKey,
            "content-type": "application/json",
            "cf-connecting-ip": "192.0.2.1",
          },
          body: JSON.stringify(payloads[index % payloads.length]),
        });
        return answer.status;
      };
      // Each message goes to both copies: the same one is accepted once.
      const statuses = await Promise.all(
        Array.from({ length: 400 }, (_, index) => send(index + (index >= 200 ? 1 : 0))),
      );
      expect(new Set(statuses)).toEqual(new Set([202]));
      const sql = postgres(database.url, { max: 1 });
      await eventually(async () => {
        const [row] = await sql`select count(*)::int from contact.outbox where status = 'sent'`;
        return row?.count === payloads.length;
      });
      const [stored] =
        await sql`select count(*)::int, sum(failures)::int as failures from contact.submissions s
      join contact.outbox o on o.submission_id = s.id`;
      await sql.end();
      expect({ ...stored }).toEqual({ count: 200, failures: 0 });
      const mails = await mailbox.messages();
      expect(mails.length).toBe(200);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(200);
      expect(lines.filter((line) => line.includes('"event"'))).toEqual([]);
    });
  },
);
