import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a program with a watcher beside it, which reads from a pipe of ours. Nothing is ever written there: reading ends
 * when this process has ended, however it did, and then the watcher ends the program.
 */
const LEASHED = `(cat; kill -s "$0" $$) <&3 >/dev/null 2>&1 & exec "$@" 3<&-`;

interface ProgramOptions extends Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid" | "detached"> {
  /** What ends the program, whatever signals it was started without hearing. */
  signal: "INT" | "TERM" | "KILL";
  /** Its input and output: this process's own, or none and a pipe for what it reports; the latter unless told. */
  stdio?: "inherit" | "report";
}

/** Starts a program that does not outlive this process. By default Ctrl-C does not reach it: whoever starts it ends it. */
export function startProgram(
  command: readonly [program: string, ...args: string[]],
  { signal, stdio = "report", ...options }: ProgramOptions,
): ChildProcess {
  const streams =
    stdio === "inherit"
      ? (["inherit", "inherit", "inherit"] as const)
      : (["ignore", "ignore", "pipe"] as const);
  const child = spawn("sh", ["-c", LEASHED, signal, ...command], {
    detached: true,
    ...options,
    stdio: [...streams, "pipe"],
  });
  child.once("exit", () => child.stdio[3]?.destroy());
  return child;
}

/** Ends a program, and waits until it has ended. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
