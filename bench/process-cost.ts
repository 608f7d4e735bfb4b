import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { localSettings } from "../dev/prepare.mjs";

/** What a command and all processes it started have cost. */
export interface ProcessCost {
  wallSeconds: number;
  /** Of all cores together, user and system. */
  cpuSeconds: number;
  /** Largest sum of their resident memory, sampled four times a second; memory they share counts for each. */
  peakMegabytes: number;
}

const run = promisify(execFile);

/** Kilobytes of a process and its descendants. */
async function residentSize(root: number): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const sizes = new Map<number, number>();
  const children = new Map<number, number[]>();
  for (const line of stdout.trim().split("\n")) {
    const [pid = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
    sizes.set(pid, size);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const sizeOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + sizeOf(child), sizes.get(pid) ?? 0);
  return sizeOf(root);
}

const secondsIn = (text: string) => {
  const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/**
 * Runs a command to its end.
 * @throws Error with what it printed, where it fails
 */
export async function costOf(command: readonly string[], cwd: string): Promise<ProcessCost> {
  // The shell's `times` is the one portable way to the processor time of processes that have ended.
  const shell = spawn("sh", ["-c", '"$@"; code=$?; times; exit $code', "sh", ...command], {
    cwd,
    env: { ...process.env, ...localSettings, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (chunk) => (output += chunk));
  const started = performance.now();
  let peak = 0;
  const sampling = setInterval(async () => {
    const size = await residentSize(shell.pid ?? 0).catch(() => 0);
    peak = Math.max(peak, size);
  }, 250);
  const code = await new Promise((resolve) => shell.on("close", resolve));
  clearInterval(sampling);
  const wallSeconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${command.join(" ")} failed:\n${output.slice(-4000)}`);
  const [ended = ""] = output.trim().split("\n").slice(-1);
  const cpuSeconds = ended
    .trim()
    .split(/\s+/)
    .map(secondsIn)
    .reduce((sum, part) => sum + part, 0);
  return { wallSeconds, cpuSeconds, peakMegabytes: peak / 1024 };
}
