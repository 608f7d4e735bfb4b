import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { root } from "../../dev/root.ts";
import { commandOf, describeProcess } from "../../dev/stack/processes.ts";
import { startStack } from "../../dev/stack/stack.ts";
import { contact, eventually, post } from "../function/support.ts";

let folder: string;
const options = { ports: "random", quiet: true, site: null } as const;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stack-test-"));
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true }));

/** Process ids the stack of a folder has noted: its database and its function. */
async function programsOf(dataDir: string): Promise<number[]> {
  const programs = path.join(dataDir, "programs");
  const files = await readdir(programs);
  return Promise.all(
    files.map(async (file) => Number.parseInt(await readFile(path.join(programs, file), "utf8"), 10)),
  );
}

function assertEnded(pids: readonly number[]): void {
  for (const pid of pids) assert.equal(commandOf(pid), "");
}

describe("the stack", () => {
  test("keeps its messages and mails from one start to the next, and leaves no process", async () => {
    const dataDir = path.join(folder, "kept");
    const payload = contact();
    const first = await startStack({ ...options, dataDir });
    await post(first, payload);
    await eventually(async () => (await first.mailbox.messages()).length === 1);
    const programs = await programsOf(dataDir);
    assert.equal(programs.length, 2);
    await first.stop();
    await first.stop();
    assertEnded(programs);

    const second = await startStack({ ...options, dataDir });
    assert.deepEqual(await (await post(second, payload)).json(), {
      id: payload.submissionId,
      status: "duplicate",
    });
    assert.equal((await second.mailbox.messages()).length, 1);
    await second.stop();
  });

  test("refuses a folder that another running stack has", async () => {
    const dataDir = path.join(folder, "taken");
    await mkdir(dataDir);
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
    await writeFile(path.join(dataDir, "stack-1.lock"), describeProcess(other.pid ?? 0));
    await assert.rejects(startStack({ ...options, dataDir }), /already running .*process \d+/);
    other.kill();
    await once(other, "exit");
    const stack = await startStack({ ...options, dataDir });
    await stack.stop();
  });

  test("takes over from a stack that was killed", async (t) => {
    const dataDir = path.join(folder, "killed");
    const script = `require(${JSON.stringify(path.join(root, "dev/stack/stack.ts"))}).startStack({ dataDir: ${JSON.stringify(dataDir)}, ports: "random", quiet: true, site: null }).then(() => console.log("up"))`;
    const child = spawn(process.execPath, ["--import", "tsx", "-e", script], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    const left = await programsOf(dataDir);
    assert.equal(left.length, 2);
    const stack = await startStack({ ...options, dataDir });
    t.after(() => stack.stop());
    assertEnded(left);
    assert.equal((await post(stack, contact())).status, 202);
  });

  test("uses the database of a given address and leaves it running", async () => {
    const owner = await startStack({ ...options, dataDir: path.join(folder, "owner") });
    const guest = await startStack({
      ...options,
      dataDir: path.join(folder, "guest"),
      databaseUrl: owner.database.url,
    });
    const payload = contact();
    await post(guest, payload);
    await guest.stop();
    assert.deepEqual(await (await post(owner, payload)).json(), {
      id: payload.submissionId,
      status: "duplicate",
    });
    await owner.stop();
  });

  test("run by root finds a place for the data when the folder is closed to others", {
    skip: process.getuid?.() !== 0,
  }, async () => {
    const closed = path.join(folder, "closed");
    await mkdir(closed, { mode: 0o700 });
    const stack = await startStack({ ...options, dataDir: path.join(closed, "data") });
    assert.ok(
      stack.database.folder?.startsWith(path.join(tmpdir(), "sedef-dental-")),
      stack.database.folder ?? "",
    );
    assert.equal((await post(stack, contact())).status, 202);
    await stack.stop();
    await rm(path.dirname(stack.database.folder ?? ""), { recursive: true });
  });
});
