import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";
import { root } from "../../dev/root.ts";
import { claimFolder } from "../../dev/stack/lock.ts";
import { describeProcess } from "../../dev/stack/processes.ts";

let folder: string;
const claimers: ChildProcess[] = [];
/** What a process that was killed has left. */
const stale = "999999999\nnode dev/start.mjs";

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lock-test-"));
});
after(async () => {
  for (const child of claimers) child.kill();
  await rm(folder, { recursive: true, force: true });
});

async function emptyFolder(name: string, files: Record<string, string> = {}): Promise<string> {
  const made = path.join(folder, name);
  await mkdir(made);
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(made, file), text);
  return made;
}

describe("a data folder", () => {
  test("is claimed once at a time, also within one process", async () => {
    const data = await emptyFolder("once");
    const release = claimFolder(data);
    assert.throws(() => claimFolder(data), new RegExp(`already running on .* \\(process ${process.pid}\\)`));
    release();
    claimFolder(data)();
    assert.deepEqual(await readdir(data), []);
  });

  test("is taken over from a process that was killed", async () => {
    const data = await emptyFolder("killed", { "stack-3.lock": stale });
    const release = claimFolder(data);
    assert.deepEqual(await readdir(data), ["stack-4.lock"]);
    release();
  });

  test("is taken over when the number of the killed process was given to another program", async () => {
    const [, command] = describeProcess(process.pid).split("\n");
    const data = await emptyFolder("reused", { "stack-1.lock": `${process.ppid}\n${command} --other` });
    claimFolder(data)();
  });

  test("is not taken while somebody is about to write into his lock", async () => {
    const data = await emptyFolder("writing", { "stack-1.lock": "" });
    assert.throws(() => claimFolder(data), /already running/);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path.join(data, "stack-1.lock"), longAgo, longAgo);
    claimFolder(data)();
  });

  test("is given up when its process ends", async () => {
    const data = await emptyFolder("ended");
    const child = startClaimer();
    assert.equal(await ask(child, `claim ${data}`), "claimed");
    assert.throws(() => claimFolder(data), new RegExp(`process ${child.pid}`));
    child.stdin?.end();
    await once(child, "exit");
    assert.deepEqual(await readdir(data), []);
  });
});

/** A process that claims and releases folders as it is asked on its standard input, and answers in lines. */
function startClaimer(): ChildProcess {
  const script = `
    const { claimFolder } = require(${JSON.stringify(path.join(root, "dev/stack/lock.ts"))});
    let release;
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      if (line === "release") { release?.(); release = undefined; return console.log("released"); }
      try { release = claimFolder(line.slice("claim ".length)); console.log("claimed"); }
      catch (error) { console.log(/already running/.test(error.message) ? "refused" : error.stack); }
    });`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", script], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  claimers.push(child);
  return child;
}

async function ask(child: ChildProcess, line: string): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  child.stdin?.write(`${line}\n`);
  const [answer] = await once(lines, "line");
  lines.close();
  return answer;
}

describe("processes that claim a folder in the same moment", () => {
  test("never both get it, and one does: 100 times in turn, after one that was killed", async () => {
    const racers = [startClaimer(), startClaimer(), startClaimer()];
    for (let round = 0; round < 100; round += 1) {
      const data = await emptyFolder(`round-${round}`, { "stack-1.lock": stale });
      const answers = await Promise.all(racers.map((child) => ask(child, `claim ${data}`)));
      assert.deepEqual(answers.sort(), ["claimed", "refused", "refused"], `round ${round}`);
      await Promise.all(racers.map((child) => ask(child, "release")));
    }
  });
});
