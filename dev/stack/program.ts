import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

interface ProgramOptions extends Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid"> {
  /** Kills the program when this process exits. */
  signal: NodeJS.Signals;
  /** Input and output: inherited, or by default none and a pipe for its messages. */
  stdio?: "inherit" | "report";
}

/** Starts a program that ends with this process. Ctrl-C reaches both. */
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

/** Stops a program and waits for its end. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
