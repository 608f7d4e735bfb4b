import assert from "node:assert/strict";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { root } from "../../dev/root.ts";
import { type Database, startDatabase } from "../../dev/stack/database.ts";

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "database-test-"));
  await chmod(folder, 0o755);
  database = await startDatabase(path.join(folder, "whole"));
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query({ url }: Database, text: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return (await sql.unsafe(text)).map((row) => Object.values(row)[0]);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

describe("the embedded database", () => {
  test("is made anew when making it was broken off", async () => {
    const dataDir = path.join(folder, "half-made");
    const draft = path.join(dataDir, "postgres.new");
    await mkdir(draft, { recursive: true });
    await writeFile(path.join(draft, "PG_VERSION"), "17\n");
    const made = await startDatabase(dataDir);
    expect(await query(made, "select 1")).toEqual([1]);
    await made.stop();
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });

  test("is of the major version that production runs", async () => {
    const config = await readFile(path.join(root, "supabase/config.toml"), "utf8");
    const [, major = ""] = /^major_version = (\d+)$/m.exec(config) ?? [];
    const [version] = await query(database, "show server_version_num");
    expect(Math.floor(Number(version) / 10_000)).toBe(Number(major));
  });

  test("says so when another major version made the data, and leaves them as they are", async () => {
    const dataDir = path.join(folder, "older");
    const cluster = path.join(dataDir, "postgres");
    await mkdir(cluster, { recursive: true });
    await writeFile(path.join(cluster, "PG_VERSION"), "16\n");
    const start = startDatabase(dataDir);
    await assert.rejects(start, (error: Error) =>
      [cluster, "PostgreSQL 16", "delete that folder"].every((part) => error.message.includes(part)),
    );
    expect(await readdir(cluster)).toEqual(["PG_VERSION"]);
  });

  test("listens on this machine only", async () => {
    expect(await query(database, "show listen_addresses")).toEqual(["127.0.0.1"]);
    expect(await query(database, "show unix_socket_directories")).toEqual([""]);
  });

  test("says where its data is when it does not start on it", async () => {
    const dataDir = path.join(folder, "broken");
    await mkdir(path.join(dataDir, "postgres"), { recursive: true });
    const start = startDatabase(dataDir);
    await assert.rejects(start, (error: Error) => error.message.includes(path.join(dataDir, "postgres")));
  });
});
