// Runs programs of the tests so that nothing of them outlives this process.
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { root } from "../prepare.mjs";

const isWindows = process.platform === "win32";
const running = new Set();
let interrupted = false;

/** Each program leads a process group, so that what it started ends with it. */
function endGroup({ pid }, signal) {
  if (isWindows) spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
  else process.kill(-pid, signal);
}

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(name, async () => {
    const signal = interrupted ? "SIGKILL" : name;
    interrupted = true;
    const ended = [...running].map((child) => new Promise((resolve) => child.once("close", resolve)));
    for (const child of running) endGroup(child, signal);
    await Promise.all(ended);
    process.exit(128 + constants.signals[name]);
  });
}

/**
 * Runs a script with Node.
 *
 * @param {string[]} args script and its arguments, after options of Node
 * @param {{ env?: Record<string, string>, onOutput?: (chunk: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code, and what it wrote to both streams
 */
export function runNode(args, { env = {}, onOutput = () => undefined } = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: !isWindows,
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk) => {
        output += chunk;
        onOutput(chunk);
      });
    }
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
