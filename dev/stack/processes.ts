import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * What a running process was started as: its command line, on Windows the name of its program. "" when there is no
 * such process, or only its exit code is left.
 */
export function commandOf(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    const [program, ...args] =
      process.platform === "win32"
        ? ["tasklist", "/nh", "/fo", "csv", "/fi", `PID eq ${pid}`]
        : ["ps", "-o", "args=", "-p", String(pid)];
    const output = execFileSync(program ?? "", args, { encoding: "utf8", stdio: "pipe" }).trim();
    return process.platform === "win32" ? (/^"([^"]+)"/.exec(output)?.[1] ?? "") : output;
  } catch {
    return "";
  }
}

/** A process as a file keeps it: its number, and what it was started as, since numbers are used again. */
export const describeProcess = (pid: number): string => `${pid}\n${commandOf(pid)}`;

/** The number in such a description, while that very process runs; null afterwards. */
export function runningProcess(description: string): number | null {
  const [, number = "", command = ""] = /^(\d+)\n(.+)$/s.exec(description) ?? [];
  const pid = Number(number);
  return pid > 0 && command !== "" && commandOf(pid) === command ? pid : null;
}
