// `npm test`: sets everything up, runs every suite, and ends with one line that sums them.
// `node dev/test/test.mjs build browser` runs the suites it names.
// Runs on Node alone, since on a fresh clone nothing is installed yet.
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { install, localSettings, readEnvFile, requireNode } from "../prepare.mjs";
import { runNode } from "./run-command.mjs";
import { runOnLanes } from "./schedule.mjs";
import { reports, suites } from "./suites.mjs";

/** Suites at once: one a core, but no more than memory bears. */
const LANES = Math.min(availableParallelism(), 4);

/** The set-up as a suite of its own where it fails: nothing else can run then. */
function setUp() {
  requireNode();
  readEnvFile();
  try {
    install();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log("Tests: 0 passed, 1 failed");
    process.exit(1);
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

const secondsSince = (start) => Math.round((Date.now() - start) / 1_000);

/**
 * Runs a suite. What it prints is shown as it comes where it runs alone, else in one piece when it has ended.
 *
 * @param {import("./suites.mjs").Suite} suite
 */
async function runSuite(suite, isAlone) {
  const started = Date.now();
  console.log(isAlone ? `\n── ${suite.name} ──` : `${suite.name} has begun`);
  try {
    const result = await runNode(suite.args(), {
      env: { ...localSettings, ...(await suite.env?.()) },
      onOutput: (chunk) => isAlone && process.stdout.write(chunk),
    });
    const seconds = secondsSince(started);
    if (!isAlone) console.log(`\n── ${suite.name} (${seconds} s) ──\n${result.output}`);
    return { name: suite.name, seconds, ...suite.count(result) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name: suite.name, seconds: secondsSince(started), passed: 0, failed: 1 };
  }
}

function printSummary(results, started) {
  console.log("");
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ${String(seconds).padStart(5)} s`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${"in all".padEnd(44)} ${String(secondsSince(started)).padStart(3)} s`);
  console.log(`Tests: ${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

const started = Date.now();
setUp();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(", ")}.`);
const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const results = [];
const notRun = await runOnLanes(chosen, LANES, async (suite) => {
  const result = await runSuite(suite, suite.alone || LANES === 1 || chosen.length === 1);
  results.push(result);
  return result.failed === 0;
});
for (const name of notRun) {
  console.log(`\n── ${name} ──\nNot run: a suite it needs has failed.`);
  results.push({ name, seconds: 0, passed: 0, failed: 1 });
}
printSummary(results, started);
