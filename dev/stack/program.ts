import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

interface ProgramOptions extends Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid"> {
  /** What ends the program when this process exits. */
  signal: NodeJS.Signals;
  /** Its input and output: this process's own, or none and a pipe for what it reports; the latter unless told. */
  stdio?: "inherit" | "report";
}

/** Starts a program that ends when this process exits. Ctrl-C reaches both. */
export function startProgram(
  [program, ...args]: readonly [program: string, ...args: string[]],
  { signal, stdio = "report", ...options }: ProgramOptions,
): ChildProcess {
  const child = spawn(program, args, {
    ...options,
    stdio: stdio === "inherit" ? "inherit" : ["ignore", "ignore", "pipe"],
  });
  const end = () => child.kill(signal);
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

/** Ends a program, and waits until it has ended. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
