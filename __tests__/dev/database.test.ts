import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import postgres from "postgres";
import { root } from "../../dev/root.ts";
import { type Database, startDatabase } from "../../dev/stack/database.ts";
import { localDatabaseUrl } from "../../dev/stack/local-database.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { startStack } from "../../dev/stack/stack.ts";

const silent = (): void => undefined;
const options = { ports: "random", quiet: true, site: null } as const;

let folder: string;
/** A server that is not the stack's: the developer's own, or one that DATABASE_URL happens to name. */
let other: Database;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "database-test-"));
  await chmod(folder, 0o755);
  other = await startDatabase(path.join(folder, "other"), await freePort(0, "database", silent));
});
after(async () => {
  await other.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query(address: string, text: string): Promise<unknown[]> {
  const sql = postgres(address, { max: 1, onnotice: () => undefined });
  try {
    return (await sql.unsafe(text)).map((row) => Object.values(row)[0]);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const contactSchema = () => query(other.url, "select to_regnamespace('contact')::text");

describe("the embedded database", () => {
  test("is made anew when making it was broken off", async () => {
    const dataDir = path.join(folder, "half-made");
    const draft = path.join(dataDir, "postgres.new", "data");
    await mkdir(draft, { recursive: true });
    await writeFile(path.join(draft, "PG_VERSION"), "17\n");
    const database = await startDatabase(dataDir, await freePort(0, "database", silent));
    assert.deepEqual(await query(database.url, "select 1"), [1]);
    await database.stop();
    assert.deepEqual(await readdir(dataDir), ["postgres", "programs"]);
  });

  test("is of the major version that production runs", async () => {
    const config = await readFile(path.join(root, "supabase/config.toml"), "utf8");
    const [, major = ""] = /^major_version = (\d+)$/m.exec(config) ?? [];
    const [version] = await query(other.url, "show server_version_num");
    assert.equal(Math.floor(Number(version) / 10_000), Number(major));
  });

  test("says so when another major version made the data, and leaves them as they are", async () => {
    const dataDir = path.join(folder, "older");
    const cluster = path.join(dataDir, "postgres");
    await mkdir(cluster, { recursive: true });
    await writeFile(path.join(cluster, "PG_VERSION"), "16\n");
    const start = startDatabase(dataDir, await freePort(0, "database", silent));
    await assert.rejects(start, (error: Error) =>
      [cluster, "PostgreSQL 16", "delete that folder"].every((part) => error.message.includes(part)),
    );
    assert.deepEqual(await readdir(cluster), ["PG_VERSION"]);
  });

  test("listens on this machine only", async () => {
    assert.deepEqual(await query(other.url, "show listen_addresses"), ["127.0.0.1"]);
    assert.deepEqual(await query(other.url, "show unix_socket_directories"), [""]);
  });

  test("says where its data is when it does not start on it", async () => {
    const dataDir = path.join(folder, "broken");
    await mkdir(path.join(dataDir, "postgres"), { recursive: true });
    const start = startDatabase(dataDir, await freePort(0, "database", silent));
    await assert.rejects(start, (error: Error) => error.message.includes(path.join(dataDir, "postgres")));
  });
});

describe("an address in DATABASE_URL", () => {
  test("is not used by npm start, and that is said", async () => {
    const serve = JSON.stringify(path.join(root, "dev/serve.ts"));
    const serveOptions = JSON.stringify({
      dataDir: path.join(folder, "served"),
      ports: "random",
      site: null,
    });
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "-e", `require(${serve}).serve(${serveOptions})`],
      {
        cwd: root,
        env: { ...process.env, DATABASE_URL: other.url, LOCAL_DATABASE_URL: "" },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const gone = once(child, "exit");
    let output = "";
    for await (const chunk of child.stdout.setEncoding("utf8")) {
      output += chunk;
      if (/Ready in/.test(chunk)) child.kill("SIGINT");
    }
    assert.deepEqual(await gone, [0, null]);
    assert.match(output, /^DATABASE_URL is ignored here; LOCAL_DATABASE_URL names/);
    assert.match(output, /Ending …\nEnded\.\n$/);
    assert.deepEqual(await contactSchema(), [null]);
  });
});

describe("an address in LOCAL_DATABASE_URL", () => {
  const read = (address: string) => localDatabaseUrl({ LOCAL_DATABASE_URL: address }, silent);

  for (const address of [
    "postgres://postgres:secret@localhost:5432/postgres",
    "postgresql://127.0.0.1/postgres",
    "postgres://[::1]:5433/postgres",
  ]) {
    test(`on this machine is used: ${address}`, () => assert.equal(read(address), address));
  }

  for (const address of [
    "postgres://postgres:secret@db.example.com:5432/postgres",
    "postgres://postgres:secret@10.0.0.7/postgres",
    "postgres://postgres:secret@localhost,db.example.com/postgres",
    "postgres://postgres:secret@localhost.example.com/postgres",
    "postgres://postgres:secret@127.0.0.1.example.com/postgres",
    "https://localhost/postgres",
    "postgres:///postgres",
    "localhost",
  ]) {
    test(`elsewhere is refused, without its password: ${address}`, async () => {
      const refused = (error: Error) =>
        /^LOCAL_DATABASE_URL /.test(error.message) && !error.message.includes("secret");
      assert.throws(() => read(address), refused);
      // Nor does the stack take it from anybody else.
      const dataDir = path.join(folder, "refused");
      await assert.rejects(startStack({ ...options, dataDir, databaseUrl: address }), refused);
    });
  }

  test("cannot hide a second host behind the sign that ends the password", () => {
    const hidden = read("postgres://postgres:a@db.example.com,b@localhost/postgres") ?? "";
    const { host } = postgres(hidden, { max: 1 }).options;
    assert.deepEqual(host, ["localhost"]);
  });

  test("is used, and left running", async () => {
    const address = new URL(other.url);
    await query(other.url, "create database own");
    address.pathname = "/own";
    const stack = await startStack({
      ...options,
      dataDir: path.join(folder, "own"),
      databaseUrl: address.href,
    });
    assert.equal(stack.database.folder, null);
    await assert.rejects(stack.database.restart(), /not the stack's to restart/);
    await stack.stop();
    assert.deepEqual(await query(address.href, "select to_regnamespace('contact')::text"), ["contact"]);
    await query(other.url, "drop database own");
    await query(other.url, "drop role contact_function");
  });

  test("is left as it is when its function's role has a password already", async () => {
    await query(other.url, "create role contact_function login password 'production'");
    const dataDir = path.join(folder, "production");
    await assert.rejects(
      startStack({ ...options, dataDir, databaseUrl: other.url }),
      /not used: its role contact_function has a password of its own/,
    );
    assert.deepEqual(await contactSchema(), [null]);
    const asRole = new URL(other.url);
    asRole.username = "contact_function";
    asRole.password = "production";
    assert.deepEqual(await query(asRole.href, "select 1"), [1]);
  });
});
