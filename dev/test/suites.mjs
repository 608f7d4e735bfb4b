// The suites of `npm test`: what each runs, what it needs, and how its results are counted.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../prepare.mjs";
import { asOne, closingLine, jestCounts, playwrightCounts, reported } from "./counts.mjs";

/** Where suites that write one leave their report. */
export const reports = path.join(root, ".local", "reports");
const report = (name) => path.join(reports, `${name}.json`);

/** The script behind a command of a package, to run with Node itself: it needs no shell on any system. */
function commandOf(packageName, command = packageName) {
  const folder = path.join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/** The arguments of Node in a script of package.json, so that both run the same. */
function scriptOf(name) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const [program, ...args] = scripts[name].split(" ");
  if (program !== "node") throw new Error(`The script ${name} must begin with "node".`);
  return args;
}

/** What `npm run check:structure` is given. */
function structureArgs() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return scripts["check:structure"].split(" ").slice(1);
}

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {() => string[]} args of Node; asked for when the packages are installed
 * @property {() => Promise<Record<string, string>>} [env]
 * @property {(result: { code: number, output: string }) => import("./counts.mjs").Counts} count
 * @property {string[]} [after] suites whose results it needs
 * @property {boolean} [alone] runs while nothing else does
 */

/** In the order in which they start where nothing keeps them: what takes long begins early. @type {Suite[]} */
export const suites = [
  { name: "build", args: () => ["dev/test/build.mjs"], count: asOne },
  {
    name: "unit",
    args: () => [commandOf("jest"), "--json", `--outputFile=${report("unit")}`],
    count: reported(report("unit"), jestCounts),
  },
  // Two builds side by side take as long as one after the other, and twice the memory.
  { name: "editing", args: () => scriptOf("test:editing"), count: closingLine, after: ["build"] },
  { name: "function", args: () => scriptOf("test:function"), count: closingLine },
  { name: "site", args: () => scriptOf("test:site"), count: closingLine, after: ["build"] },
  {
    name: "specification",
    args: () => scriptOf("test:specification"),
    count: closingLine,
    after: ["build"],
  },
  { name: "dev", args: () => scriptOf("test:dev"), count: closingLine },
  // The build writes the types of the queries.
  { name: "types", args: () => [commandOf("typescript", "tsc")], count: asOne, after: ["build"] },
  { name: "content", args: () => ["--import", "tsx", "content-tools/check/cli.ts"], count: asOne },
  { name: "database", args: () => scriptOf("test:database"), count: closingLine },
  {
    name: "structure",
    args: () => [commandOf("dependency-cruiser", "depcruise"), ...structureArgs()],
    count: asOne,
  },
  { name: "lint", args: () => [commandOf("@biomejs/biome", "biome"), "check"], count: asOne },
  {
    name: "browser",
    args: () => [commandOf("@playwright/test", "playwright"), "test"],
    async env() {
      // Loaded late: Playwright may not have been installed before.
      const { findBrowser } = await import("./browser.mjs");
      return { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser") };
    },
    count: reported(report("browser"), playwrightCounts),
    after: ["build"],
    alone: true,
  },
];
