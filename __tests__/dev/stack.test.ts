import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { root } from "../../dev/root.ts";
import { listen } from "../../dev/stack/ports.ts";
import { startStack } from "../../dev/stack/stack.ts";
import { contact, eventually, post } from "../function/support.ts";

/** A stack starts within seconds, or within a minute on a busy machine. */
jest.setTimeout(120_000);

let folder: string;
const options = { quiet: true, site: null } as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stack-test-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the stack", () => {
  test("runs production's version and keeps its data private", async () => {
    const dataDir = path.join(folder, "kept");
    // A database whose creation was interrupted.
    await mkdir(path.join(dataDir, "postgres.new"), { recursive: true });
    await writeFile(path.join(dataDir, "postgres.new", "PG_VERSION"), "17\n");
    const payload = contact();
    const first = await startStack({ ...options, dataDir });
    await post(first, payload);
    await eventually(async () => (await first.mailbox.messages()).length === 1);
    const config = await readFile(path.join(root, "supabase/config.toml"), "utf8");
    const sql = postgres(first.database.url, { max: 1 });
    const [row] = await sql`show server_version`;
    await sql.end();
    expect(config).toMatch(new RegExp(`^major_version = ${parseInt(row?.server_version, 10)}$`, "m"));
    await expect(startStack({ ...options, dataDir })).rejects.toThrow(/already running on .*kept/);
    await first.stop();
    await first.stop();

    const second = await startStack({ ...options, dataDir });
    expect(await (await post(second, payload)).json()).toEqual({
      id: payload.submissionId,
      status: "duplicate",
    });
    await second.stop();
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot("run by root finds a place for the data when the folder is closed to others", async () => {
    const closed = path.join(folder, "closed");
    await mkdir(closed, { mode: 0o700 });
    const stack = await startStack({ ...options, dataDir: path.join(closed, "data") });
    assert.ok(stack.database.folder.startsWith(path.join(tmpdir(), "dental-laboratory-site-")));
    await stack.stop();
    await rm(path.dirname(stack.database.folder), { recursive: true });
  });

  test("leaves data of another major version unchanged", async () => {
    const cluster = path.join(folder, "older", "postgres");
    await mkdir(cluster, { recursive: true });
    await writeFile(path.join(cluster, "PG_VERSION"), "16\n");
    const start = startStack({ ...options, dataDir: path.join(folder, "older") });
    await expect(start).rejects.toThrow(cluster);
    expect(await readdir(cluster)).toEqual(["PG_VERSION"]);
  });

  test("reports a taken port before starting", async () => {
    const other = createServer();
    // Below the ports that the system gives to others, who could have one beside it.
    const taken = await listen(other, randomInt(20_000, 30_000));
    const dataDir = path.join(folder, "never");
    await expect(startStack({ ...options, dataDir, port: taken - 3 })).rejects.toThrow(
      new RegExp(`^Port ${taken} \\(mailbox\\) is taken.*PORT=${taken + 97} `),
    );
    other.close();
    await once(other, "close");
  });
});
