import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { root } from "../../dev/root.ts";
import { commandOf } from "../../dev/stack/processes.ts";
import { eventually } from "../function/support.ts";

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "interrupt-test-"));
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true }));

/** Starts a stack in a process of its own, which prints "up" and stays. */
function startElsewhere(dataDir: string, then = "console.log('up')"): ChildProcess {
  const stack = JSON.stringify(path.join(root, "dev/stack/stack.ts"));
  const options = JSON.stringify({ dataDir, ports: "random", site: null });
  const script = `require(${stack}).startStack(${options}).then((stack) => { ${then} })`;
  return spawn(process.execPath, ["--import", "tsx", "-e", script], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** The process ids a stack has noted, by the name of the program. */
async function programsOf(dataDir: string): Promise<Map<string, number>> {
  const programs = path.join(dataDir, "programs");
  const names = await readdir(programs).catch(() => []);
  const read = async (name: string): Promise<[string, number]> => [
    name,
    Number.parseInt(await readFile(path.join(programs, name), "utf8").catch(() => "0"), 10),
  ];
  return new Map(await Promise.all(names.map(read)));
}

/** What a folder holds of a stack beyond its data. */
async function tracesIn(dataDir: string): Promise<string[]> {
  const programs = await readdir(path.join(dataDir, "programs"));
  return [...programs, ...(await readdir(dataDir)).filter((name) => name.endsWith(".lock"))];
}

describe("a start that is interrupted", () => {
  for (const [program, signal] of [
    ["initdb", "SIGINT"],
    ["database", "SIGINT"],
    ["function", "SIGINT"],
    ["function", "SIGTERM"],
    ["function", "SIGHUP"],
  ] as const) {
    test(`by ${signal} when ${program} has begun leaves no process`, async () => {
      const dataDir = path.join(folder, `${program}-${signal}`);
      const child = startElsewhere(dataDir);
      const gone = once(child, "exit");
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
      const pids = await eventually(async () => {
        const programs = await programsOf(dataDir);
        return programs.get(program) ? [...programs.values()] : null;
      });
      child.kill(signal);
      assert.deepEqual(await gone, [128 + constants.signals[signal], null], output);
      for (const pid of pids) assert.equal(commandOf(pid), "");
      assert.deepEqual(await tracesIn(dataDir), []);
      assert.equal(output, "");
    });
  }

  test("can be done again", async () => {
    for (const interrupted of ["initdb-SIGINT", "database-SIGINT", "function-SIGHUP"]) {
      const again = startElsewhere(
        path.join(folder, interrupted),
        "stack.stop().then(() => console.log('stopped'))",
      );
      const [line] = await once(again.stdout as NodeJS.ReadableStream, "data");
      assert.equal(String(line), "stopped\n");
    }
  });
});

describe("a process that fails", () => {
  test("takes what it had started along", async () => {
    const dataDir = path.join(folder, "failing");
    const child = startElsewhere(dataDir, "setTimeout(() => { throw new Error('bug'); })");
    const gone = once(child, "exit");
    const pids = await eventually(async () => {
      const programs = await programsOf(dataDir);
      return programs.get("database") && programs.get("function") ? [...programs.values()] : null;
    });
    assert.deepEqual(await gone, [1, null]);
    await eventually(async () => pids.every((pid) => commandOf(pid) === ""));
  });
});
