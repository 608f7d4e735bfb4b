import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import path from "node:path";
import { root } from "../../dev/root.ts";

/**
 * Runs `npm start` after its preparations, in a process of its own.
 *
 * @param ignored signals it is started without hearing, as a job of a script's background is: "INT HUP"
 */
export function serveElsewhere(dataDir: string, ignored = "", env: NodeJS.ProcessEnv = {}): ChildProcess {
  const serve = JSON.stringify(path.join(root, "dev/serve.ts"));
  const options = JSON.stringify({ dataDir, site: null });
  const script = `require(${serve}).serve(${options}).catch((error) => { console.error(error.message); process.exit(1); })`;
  const node = [process.execPath, "--import", "tsx", "-e", script];
  return spawn("sh", ["-c", `${ignored && `trap '' ${ignored};`} exec "$@"`, "sh", ...node], {
    cwd: root,
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

export interface Program {
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
