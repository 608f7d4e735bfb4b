import { type ChildProcess, execFileSync } from "node:child_process";

interface Program {
  pid: number;
  /** Its command line. */
  command: string;
}

/** Every program that runs. */
function runningPrograms(): (Program & { parent: number })[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,stat=,args="], { encoding: "utf8" })
    .trim()
    .split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const running = rows.filter(([, , state]) => !state?.startsWith("Z"));
  return running.map(([pid, parent, , ...command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command: command.join(" "),
  }));
}

/** What a running process has started, and what that has. */
export function programsOf({ pid }: ChildProcess): Program[] {
  const programs = runningPrograms();
  const below = (parent: number): Program[] =>
    programs
      .filter((program) => program.parent === parent)
      .flatMap((program) => [program, ...below(program.pid)]);
  return below(pid ?? 0);
}

/** Whether none of these runs any more. */
export function haveEnded(programs: readonly Program[]): boolean {
  const pids = new Set(runningPrograms().map(({ pid }) => pid));
  return programs.length > 0 && programs.every(({ pid }) => !pids.has(pid));
}
