// `npm test`: sets everything up, then runs all checks. Uses Node alone, because a fresh clone has no packages.
import { spawn } from "node:child_process";
import { localSettings, prepare, root, runCommand } from "./prepare.mjs";

/**
 * Checks in a row run in parallel: a build leaves processors idle, and tests of the function mostly wait. Browser tests run
 * alone, because they depend on time.
 */
const rows = [
  [
    { name: "build", command: "node dev/build-local.mjs" },
    { name: "build of the other laboratory", command: "node dev/build-laboratory.mjs" },
    { name: "test:unit", command: "npm run --silent test:unit" },
  ],
  [
    { name: "lint", command: "npm run --silent lint" },
    { name: "test:site", command: "npm run --silent test:site" },
    { name: "test:function", command: "npm run --silent test:function" },
    { name: "documents of the other laboratories", command: "node dev/test-laboratory.mjs documents" },
  ],
  [{ name: "test:browser", command: "npm run --silent test:browser" }],
  [{ name: "the other laboratory", command: "node dev/test-laboratory.mjs browser" }],
];

/**
 * @param isAlone false buffers its output until it ends
 * @returns whether it passed
 */
function run({ name, command }, isAlone) {
  const heading = `\n── ${name} ──`;
  if (isAlone) console.log(heading);
  const child = spawn(command, {
    cwd: root,
    env: { ...process.env, ...localSettings },
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: true,
  });
  const output = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  child.stderr?.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (code) => {
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
    failed.push(...row.filter((_, place) => !passed[place]).map(({ name }) => name));
    // The other rows need the builds.
    if (failed.some((name) => name.startsWith("build"))) break;
  }
  console.log(failed.length === 0 ? "\nEvery check passed." : `\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await runCommand(main);
