import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { eventually } from "../function/support.ts";
import { haveEnded, programsOf, serveElsewhere } from "./processes.ts";

/** Milliseconds after which what should have ended hangs. */
jest.setTimeout(120_000);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "interrupt-test-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Collects what a process says. */
function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  return () => output;
}

/** By what the command line of a program is known. */
const programs = { initdb: "/initdb ", database: "/postgres -D", function: "serve-function.ts" };

describe("a start that is interrupted", () => {
  const all = "INT TERM HUP";

  test.each([
    ["SIGINT", "initdb", ""],
    ["SIGINT", "database", ""],
    ["SIGINT", "function", all],
    ["SIGTERM", "function", all],
    ["SIGHUP", "function", all],
  ] as const)("by %s when %s has begun leaves no process; ignored from outside: “%s”", async (...row) => {
    const [signal, program, ignored] = row;
    const dataDir = path.join(folder, row.join("-").replaceAll(" ", ""));
    const child = serveElsewhere(dataDir, ignored);
    const gone = once(child, "exit");
    const output = outputOf(child);
    const begun = await eventually(async () => {
      const found = programsOf(child);
      return found.some(({ command }) => command.includes(programs[program])) && found;
    });
    child.kill(signal);
    expect(await gone).toEqual([128 + constants.signals[signal], null]);
    expect(output()).toBe("");
    await eventually(async () => haveEnded(begun));
  });
});

describe("what has started", () => {
  test("ends with a process that is killed, and can be started again and ended in peace", async () => {
    const dataDir = path.join(folder, "whole");
    for (const signal of ["SIGKILL", "SIGINT"] as const) {
      const child = serveElsewhere(dataDir);
      const gone = once(child, "exit");
      const output = outputOf(child);
      await eventually(async () => /Ready in/.test(output()));
      const begun = programsOf(child);
      child.kill(signal);
      if (signal === "SIGINT") {
        expect(await gone).toEqual([0, null]);
        expect(haveEnded(begun)).toBe(true);
        expect(output()).toMatch(/Ending …\nEnded\.\n$/);
      }
      await eventually(async () => haveEnded(begun));
    }
  });
});
