import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds until a program answers; npx may have to fetch it first. */
const patience = 300_000;

/** A program of somebody else's that serves the built site. */
export interface HostProgram {
  origin: string;
  stop(): Promise<void>;
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === "win32") spawnSync("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
  else process.kill(-child.pid, "SIGTERM");
}

/** Starts a program by npx, at a fixed version and without making it part of the project. As `startProgram`. */
export const startByNpx = (
  packages: readonly string[],
  args: readonly string[],
  port: number,
): Promise<HostProgram> =>
  startProgram("npx", ["--yes", ...packages.flatMap((name) => ["-p", name]), ...args], port);

/**
 * Starts a program that serves the built site.
 * @param port where it will answer
 * @throws Error with what it printed, where it ends or does not answer
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
): Promise<HostProgram> {
  const child = spawn(command, args, {
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", NO_UPDATE_CHECK: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const gone = once(child, "exit");
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) end(child);
    await gone;
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + patience;
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await pause(200);
  }
  await stop();
  throw new Error(`${[command, ...args].join(" ")} does not answer:\n${output}`);
}
