import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { describeProcess, runningProcess } from "./processes.ts";

/** Milliseconds a left-over program has to end before it is ended for good. */
const PATIENCE_MS = 10_000;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Programs of this process that run, with the signal that ends each in peace. */
const running = new Map<ChildProcess, NodeJS.Signals>();
let interrupted = false;
let watching = false;

const folderOf = (dataDir: string): string => path.join(dataDir, "programs");

/** Whether this process is ending because of a signal, so that programs end too and none is to be started again. */
export const isInterrupted = (): boolean => interrupted;

function endRunning(): void {
  for (const [child, signal] of running) child.kill(signal);
}

async function onSignal(name: (typeof SIGNALS)[number]): Promise<void> {
  // Who listens too ends the programs in their order.
  if (process.listenerCount(name) > 1) return;
  const code = 128 + constants.signals[name];
  if (interrupted) process.exit(code);
  interrupted = true;
  const ended = [...running.keys()].map((child) => once(child, "exit"));
  endRunning();
  await Promise.all(ended);
  process.exit(code);
}

/** From the first program on, this process does not end without ending what it started. */
function watchOwnEnd(): void {
  if (watching) return;
  watching = true;
  process.once("exit", endRunning);
  for (const name of SIGNALS) process.on(name, () => void onSignal(name));
}

/**
 * Sees to it that a started program does not outlive this process: it is ended with it, and noted in the data
 * folder, so that the next start can end it should this process be killed.
 *
 * @param name one word; a folder has one program of a name at a time
 * @param signal what ends the program in peace
 */
export function trackProgram(
  dataDir: string,
  name: string,
  child: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
): void {
  // A program that could not be started says so by itself.
  if (child.pid === undefined) return;
  watchOwnEnd();
  running.set(child, signal);
  const note = path.join(folderOf(dataDir), name);
  const description = describeProcess(child.pid);
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSync(note, description);
  child.once("exit", () => {
    running.delete(child);
    if (readNote(note) === description) rmSync(note, { force: true });
  });
}

function readNote(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Ends what an earlier process left behind in a data folder because it was killed itself. */
export async function endLeftovers(dataDir: string): Promise<void> {
  mkdirSync(folderOf(dataDir), { recursive: true });
  for (const name of readdirSync(folderOf(dataDir))) {
    const note = path.join(folderOf(dataDir), name);
    await endProcess(readNote(note));
    rmSync(note, { force: true });
  }
}

async function endProcess(description: string): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  for (let signal: NodeJS.Signals | 0 = "SIGINT"; ; signal = Date.now() > patience ? "SIGKILL" : 0) {
    const pid = runningProcess(description);
    if (pid === null) return;
    process.kill(pid, signal);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
