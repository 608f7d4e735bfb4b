// `npm test`: sets everything up, then runs all checks. Uses Node alone, because a fresh clone has no packages.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { localSettings, prepare, root } from "./prepare.mjs";

const MINUTE = 60_000;

const npmRun = (script) => ["npm", "run", "--silent", script];

/**
 * Checks with timeouts in minutes. Those of a row run side by side: a build leaves processors idle, and tests of the
 * function wait more than they compute. Browser tests run alone, because they are about motion and time.
 */
const rows = [
  [
    { name: "build", command: ["node", "dev/build-local.mjs"], minutes: 15 },
    { name: "build of the other laboratory", command: ["node", "dev/build-laboratory.mjs"], minutes: 15 },
    { name: "test:unit", command: npmRun("test:unit"), minutes: 15 },
  ],
  [
    { name: "lint", command: npmRun("lint"), minutes: 5 },
    { name: "test:site", command: npmRun("test:site"), minutes: 8 },
    { name: "test:function", command: npmRun("test:function"), minutes: 12 },
  ],
  [{ name: "test:browser", command: npmRun("test:browser"), minutes: 15 }],
  // The essential tests again, on the site of a laboratory unlike the sample.
  [{ name: "the other laboratory", command: ["node", "dev/test-laboratory.mjs"], minutes: 12 }],
];

const isWindows = process.platform === "win32";

/** Set by an interruption, which ends all checks that run. */
let exitCode;

/**
 * Runs a check and stops it on timeout.
 * @param isAlone false holds its output back until it ends
 * @returns whether it passed
 */
function run({ name: title, command, minutes }, isAlone) {
  const heading = `\n── ${title} ──`;
  return new Promise((resolve) => {
    if (isAlone) console.log(heading);
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: { ...process.env, ...localSettings },
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: isWindows,
      // In its own process group, so that its children end with it.
      detached: !isWindows,
    });
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
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
      exitCode = 128 + constants.signals[name];
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const name of signals) process.once(name, interrupt);
    child.on("close", (code) => {
      clearTimeout(limit);
      for (const name of signals) process.off(name, interrupt);
      if (!isAlone) console.log(`${heading}\n${Buffer.concat(output)}`);
      resolve(code === 0);
    });
  });
}

async function main() {
  prepare();
  const failed = [];
  for (const row of rows) {
    if (row.length > 1) console.log(`\nSide by side: ${row.map(({ name }) => name).join(", ")} …`);
    const passed = await Promise.all(row.map((check) => run(check, row.length === 1)));
    if (exitCode !== undefined) process.exit(exitCode);
    failed.push(...row.filter((_, place) => !passed[place]).map(({ name }) => name));
    // Everything after needs the builds.
    if (failed.some((name) => name.startsWith("build"))) break;
  }
  console.log(failed.length === 0 ? "\nEvery check passed." : `\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
