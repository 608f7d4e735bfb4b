import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { root } from "../../dev/root.ts";
import { commandOf } from "../../dev/stack/processes.ts";
import { asOne, closingLine, jestCounts, playwrightCounts, reported } from "../../dev/test/counts.mjs";
import { runNode } from "../../dev/test/run-command.mjs";
import { runOnLanes } from "../../dev/test/schedule.mjs";

interface Task {
  name: string;
  after?: string[];
  alone?: boolean;
}

/** Runs tasks that end when told; keeps which of them ran at once. */
function startTasks(tasks: Task[], lanes: number) {
  const running = new Map<string, (succeeded: boolean) => void>();
  const order: string[] = [];
  const done = runOnLanes(
    tasks,
    lanes,
    ({ name }) =>
      new Promise<boolean>((resolve) => {
        order.push(name);
        running.set(name, resolve);
      }),
  );
  return {
    done,
    order,
    running: () => [...running.keys()],
    async end(name: string, succeeded = true) {
      running.get(name)?.(succeeded);
      running.delete(name);
      // The next tasks start in the turn in which this one has ended.
      await new Promise(setImmediate);
    },
  };
}

describe("suites on two lanes", () => {
  test("run side by side, the next as soon as one has ended, in the given order", async () => {
    const tasks = startTasks([{ name: "a" }, { name: "b" }, { name: "c" }], 2);
    assert.deepEqual(tasks.running(), ["a", "b"]);
    await tasks.end("b");
    assert.deepEqual(tasks.running(), ["a", "c"]);
    await tasks.end("a");
    await tasks.end("c");
    assert.deepEqual(await tasks.done, []);
  });

  test("wait for what they need, while others go before", async () => {
    const tasks = startTasks([{ name: "build" }, { name: "site", after: ["build"] }, { name: "unit" }], 2);
    assert.deepEqual(tasks.running(), ["build", "unit"]);
    await tasks.end("unit");
    assert.deepEqual(tasks.running(), ["build"]);
    await tasks.end("build");
    assert.deepEqual(tasks.running(), ["site"]);
    await tasks.end("site");
    await tasks.done;
  });

  test("are not run when what they need has failed; the others are", async () => {
    const tasks = startTasks(
      [
        { name: "build" },
        { name: "site", after: ["build"] },
        { name: "deeper", after: ["site"] },
        { name: "unit" },
      ],
      2,
    );
    await tasks.end("build", false);
    await tasks.end("unit");
    assert.deepEqual(await tasks.done, ["site", "deeper"]);
    assert.deepEqual(tasks.order, ["build", "unit"]);
  });

  test("do not wait for one that was not chosen", async () => {
    const tasks = startTasks([{ name: "site", after: ["build"] }], 2);
    await tasks.end("site");
    assert.deepEqual(await tasks.done, []);
  });

  test("leave the machine to one that measures time", async () => {
    const tasks = startTasks(
      [{ name: "a" }, { name: "browser", alone: true }, { name: "b" }, { name: "c" }],
      2,
    );
    assert.deepEqual(tasks.running(), ["a", "b"]);
    await tasks.end("a");
    await tasks.end("b");
    await tasks.end("c");
    assert.deepEqual(tasks.running(), ["browser"]);
    await tasks.end("browser");
    await tasks.done;
    const early = startTasks([{ name: "browser", alone: true }, { name: "a" }], 2);
    assert.deepEqual(early.running(), ["browser"]);
    await early.end("browser");
    await early.end("a");
    await early.done;
  });

  test("that need each other are an error, not a wait for ever", async () => {
    const circle = [
      { name: "a", after: ["b"] },
      { name: "b", after: ["a"] },
    ];
    await assert.rejects(startTasks(circle, 2).done, /wait for each other: a, b/);
  });
});

describe("the counts of a suite", () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "npm-test-"));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test("of the browser: one that passed only at its second try has failed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 5 };
    assert.deepEqual(playwrightCounts({ stats, errors: [] }), { passed: 7, failed: 3 });
    assert.deepEqual(playwrightCounts({ stats, errors: [{}] }), { passed: 7, failed: 4 });
  });

  test("of Jest: a file that could not be run has failed", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    assert.deepEqual(jestCounts(report), { passed: 5, failed: 2 });
  });

  test("are those of its last line, and never good when its exit code is not", () => {
    const output = "1 passed, 0 failed\nmore\n12 passed, 3 failed\n";
    assert.deepEqual(closingLine({ code: 1, output }), { passed: 12, failed: 3 });
    assert.deepEqual(closingLine({ code: 1, output: "4 passed, 0 failed\n" }), { passed: 4, failed: 1 });
    assert.deepEqual(closingLine({ code: 0, output: "" }), { passed: 0, failed: 1 });
    assert.deepEqual(asOne({ code: 2 }), { passed: 0, failed: 1 });
    assert.deepEqual(asOne({ code: 0 }), { passed: 1, failed: 0 });
  });

  test("are those of its report; without one it has failed", async () => {
    const file = path.join(folder, "report.json");
    const read = (report: { passed: number; failed: number }) => report;
    assert.deepEqual(reported(file, read)({ code: 0 }), { passed: 0, failed: 1 });
    await writeFile(file, '{"passed":3,"failed":0}');
    assert.deepEqual(reported(file, read)({ code: 0 }), { passed: 3, failed: 0 });
    assert.deepEqual(reported(file, read)({ code: 1 }), { passed: 3, failed: 1 });
  });
});

describe("a suite's program", () => {
  test("gives its exit code and what it wrote to both streams", async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3";
    const { code, output } = await runNode(["-e", script]);
    assert.equal(code, 3);
    assert.deepEqual(output.trim().split("\n").sort(), ["err", "out"]);
  });

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    test(`ends with npm test on ${signal}, and so does what it started itself`, async () => {
      const module = JSON.stringify(pathToFileURL(path.join(root, "dev/test/run-command.mjs")));
      // The grandchild prints its number, which reaches this process through both of the others.
      const grandchild = "console.log(process.pid); setTimeout(() => undefined, 60000)";
      const child = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}], { stdio: "inherit" })`;
      const script = `import(${module}).then(({ runNode }) => runNode(["-e", ${JSON.stringify(child)}], { onOutput: (chunk) => process.stdout.write(chunk) }))`;
      const program = spawn(process.execPath, ["--input-type=module", "-e", script], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [pid] = await once(program.stdout, "data");
      assert.notEqual(commandOf(Number(pid)), "");
      program.kill(signal);
      assert.deepEqual(await once(program, "exit"), [128 + constants.signals[signal], null]);
      assert.equal(commandOf(Number(pid)), "");
    });
  }
});
