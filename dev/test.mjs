// `npm test`: sets everything up, then runs all checks in turn. Uses Node alone, because a fresh clone has no
// packages.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { build, install, localSettings, readEnvFile, requireNode, root } from "./prepare.mjs";

const MINUTE = 60_000;

/** Checks after the build, with timeouts in minutes. */
const npmRun = (script) => ["npm", "run", "--silent", script];
const checks = [
  { name: "lint", command: npmRun("lint"), minutes: 5 },
  { name: "check:content", command: npmRun("check:content"), minutes: 2 },
  { name: "test:unit", command: npmRun("test:unit"), minutes: 8 },
  { name: "test:site", command: npmRun("test:site"), minutes: 8 },
  { name: "test:function", command: npmRun("test:function"), minutes: 12 },
  { name: "test:browser", command: npmRun("test:browser"), minutes: 15 },
  // The essential tests again, on the site of a laboratory unlike the sample.
  {
    name: "the other laboratory",
    command: ["node", "dev/test-laboratory.mjs", "--built"],
    minutes: 12,
  },
];

const isWindows = process.platform === "win32";

/**
 * Runs a check and stops it on timeout.
 * @returns whether it passed
 */
function run(check) {
  const { name: title, command, minutes } = check;
  return new Promise((resolve) => {
    console.log(`\n── ${title} ──`);
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: { ...process.env, ...localSettings },
      stdio: "inherit",
      shell: isWindows,
      // In its own process group, so that its children end with it.
      detached: !isWindows,
    });
    const end = (signal) => {
      try {
        process.kill(isWindows ? child.pid : -child.pid, signal);
      } catch {
        // It has already ended.
      }
    };
    const limit = setTimeout(() => {
      console.error(`\n${title} hangs: it has not ended within ${minutes} minutes.`);
      end("SIGKILL");
    }, minutes * MINUTE);
    const interrupt = (name) => {
      end("SIGTERM");
      setTimeout(() => end("SIGKILL"), 10_000).unref();
      child.once("exit", () => process.exit(128 + constants.signals[name]));
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const name of signals) process.once(name, interrupt);
    child.on("close", (code) => {
      clearTimeout(limit);
      for (const name of signals) process.off(name, interrupt);
      resolve(code === 0);
    });
  });
}

/**
 * Builds both sites in parallel, because one alone does not use two processors fully.
 * @throws Error if a build fails
 */
async function buildBoth() {
  const file = path.join(root, ".local", "laboratory.log");
  mkdirSync(path.dirname(file), { recursive: true });
  const log = openSync(file, "w");
  const laboratory = spawn(process.execPath, ["dev/build-laboratory.mjs"], {
    cwd: root,
    stdio: ["ignore", log, log],
  });
  const ended = once(laboratory, "exit");
  try {
    build();
  } catch (error) {
    laboratory.kill();
    throw error;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The other laboratory's site was not built; ${file} says why.`);
}

async function main() {
  requireNode();
  readEnvFile();
  install();
  await buildBoth();
  const failed = [];
  for (const check of checks) if (!(await run(check))) failed.push(check.name);
  console.log(failed.length === 0 ? "\nEvery check passed." : `\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
