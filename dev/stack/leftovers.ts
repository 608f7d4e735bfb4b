import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Milliseconds a left-over program has to end before it is ended for good. */
const PATIENCE_MS = 10_000;

/** The command line of a running process, or "" when there is none such or only its exit code is left. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}

const folderOf = (dataDir: string): string => path.join(dataDir, "programs");

/** Notes a program started for this data folder, so that the next start can end it if this one is killed. */
export function remember(dataDir: string, name: string, pid: number | undefined): void {
  mkdirSync(folderOf(dataDir), { recursive: true });
  if (pid !== undefined) writeFileSync(path.join(folderOf(dataDir), name), `${pid}\n${commandOf(pid)}`);
}

/**
 * Ends what an earlier run left behind because it was killed itself. A process counts as left behind only when
 * it still has the very command line it was started with.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  mkdirSync(folderOf(dataDir), { recursive: true });
  for (const name of readdirSync(folderOf(dataDir))) {
    const file = path.join(folderOf(dataDir), name);
    const [pidText = "", command = ""] = readFileSync(file, "utf8").split("\n");
    const pid = Number(pidText);
    const isOurs = (): boolean => command !== "" && commandOf(pid) === command;
    if (isOurs()) process.kill(pid, "SIGINT");
    for (const limit = Date.now() + PATIENCE_MS; isOurs(); ) {
      if (Date.now() > limit) process.kill(pid, "SIGKILL");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    rmSync(file);
  }
}
