// `npm test`: sets everything up, runs every suite, and ends with one line that sums them.
// Runs on Node alone, since on a fresh clone nothing is installed yet.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, install, requireNode, root } from "../prepare.mjs";

const reports = path.join(root, ".local", "reports");
const bin = (name) => path.join(root, "node_modules", ".bin", name);

/** Runs a command, streaming what it prints; resolves to its exit code and its output. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on("data", (chunk) => {
        output += chunk;
        target.write(chunk);
      });
    }
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check without tests of its own counts as one. */
const single = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts of a suite that ends with "N passed, N failed". */
function closingLine({ code, output }) {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const last = lines.at(-1);
  if (!last) return { passed: 0, failed: 1 };
  const [passed, failed] = [Number(last[1]), Number(last[2])];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Counts out of a JSON report; a suite that wrote none has failed. */
function reported(file, read) {
  return ({ code }) => {
    try {
      const { passed, failed } = read(JSON.parse(readFileSync(path.join(reports, file), "utf8")));
      return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

const buildSite = () =>
  new Promise((resolve) => {
    try {
      build();
      resolve({ code: 0, output: "" });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      resolve({ code: 1, output: "" });
    }
  });

const suites = [
  // The build writes the types of the queries, so it comes before the check of types.
  { name: "build", run: buildSite, count: single },
  { name: "types", run: () => run(bin("tsc"), []), count: single },
  { name: "lint", run: () => run(bin("biome"), ["check"]), count: single },
  { name: "content", run: () => run(bin("tsx"), ["content-tools/check/cli.ts"]), count: single },
  {
    name: "unit",
    run: () => run(bin("jest"), ["--json", `--outputFile=${path.join(reports, "unit.json")}`]),
    count: reported("unit.json", jestCounts),
  },
  { name: "site", run: () => run("npm", ["run", "--silent", "test:site"]), count: closingLine },
  { name: "database", run: () => run("npm", ["run", "--silent", "test:database"]), count: closingLine },
  { name: "function", run: () => run("npm", ["run", "--silent", "test:function"]), count: closingLine },
  { name: "editing", run: () => run("npm", ["run", "--silent", "test:editing"]), count: closingLine },
  {
    name: "browser",
    async run() {
      // Loaded late: Playwright may not be installed before.
      const { findBrowser } = await import("./browser.mjs");
      return run(bin("playwright"), ["test"], {
        CHROMIUM_PATH: await findBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, "browser.json"),
      });
    },
    count: reported("browser.json", playwrightCounts),
  },
];

/** The set-up as a suite of its own where it fails: nothing else can run then. */
function setUp() {
  requireNode();
  try {
    install();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log("Tests: 0 passed, 1 failed");
    process.exit(1);
  }
}

setUp();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const wanted = process.argv.slice(2);
const results = [];
for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${suite.name} ──`);
  const started = Date.now();
  let counts;
  try {
    counts = suite.count(await suite.run());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  results.push({ name: suite.name, seconds: Math.round((Date.now() - started) / 1000), ...counts });
}

console.log("");
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ${String(seconds).padStart(5)} s`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`Tests: ${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
