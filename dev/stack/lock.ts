import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeProcess, runningProcess } from "./processes.ts";

const LOCK = /^stack-(\d+)\.lock$/;

/** Milliseconds between making a lock and writing into it, at most; one empty for longer belongs to nobody. */
const WRITING_MS = 2_000;

interface Lock {
  file: string;
  turn: number;
  /** Number of the running process it belongs to, "unknown" while it is being written, null when that has ended. */
  holder: number | "unknown" | null;
}

function readLock(folder: string, name: string): Lock {
  const file = path.join(folder, name);
  const turn = Number(LOCK.exec(name)?.[1]);
  try {
    const text = readFileSync(file, "utf8");
    const isNew = Date.now() - statSync(file).mtimeMs < WRITING_MS;
    return { file, turn, holder: text === "" && isNew ? "unknown" : runningProcess(text) };
  } catch {
    return { file, turn, holder: null };
  }
}

const readLocks = (folder: string): Lock[] =>
  readdirSync(folder)
    .filter((name) => LOCK.test(name))
    .map((name) => readLock(folder, name));

const taken = (folder: string, { holder, file }: Lock): Error =>
  new Error(
    `The stack is already running on ${folder} (process ${holder}). Stop that one first; if there is none, delete ${file}.`,
  );

/**
 * Claims a data folder for this process, since two stacks on one database would end each other's. Locks are
 * numbered: to take over from a process that was killed is to make the lock after its own, which the file system
 * lets only one do. A lock is never emptied and made anew under the same name, so nobody removes a living one.
 *
 * @returns how to give the folder up; the end of the process does so too
 * @throws Error when another running process has it
 */
export function claimFolder(folder: string): () => void {
  const before = readLocks(folder);
  const held = before.find(({ holder }) => holder !== null);
  if (held) throw taken(folder, held);

  const turn = Math.max(0, ...before.map((lock) => lock.turn)) + 1;
  const name = `stack-${turn}.lock`;
  const file = path.join(folder, name);
  try {
    writeFileSync(file, describeProcess(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw taken(folder, readLock(folder, name));
  }
  const release = (): void => {
    process.off("exit", release);
    rmSync(file, { force: true });
  };
  process.on("exit", release);

  // Who looked at the folder before this claim and comes late may have found another number free.
  const other = readLocks(folder).find((lock) => lock.turn !== turn && lock.holder !== null);
  if (other) {
    release();
    throw taken(folder, other);
  }
  for (const lock of before) rmSync(lock.file, { force: true });
  return release;
}
