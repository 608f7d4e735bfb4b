import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Claims a data folder for this process, since two stacks on one database would end each other's.
 * Returns how to give it up.
 *
 * @throws Error when another running process has it
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, "stack.pid");
  const holder = Number(await readFile(file, "utf8").catch(() => "0"));
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The stack is already running on ${folder} (process ${holder}). Stop that one first; ` +
        `if there is none, delete ${file}.`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
