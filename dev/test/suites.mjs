// The suites of `npm test`: what each runs, what it needs, and how its results are counted.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../prepare.mjs";
import { asOne, closingLine, jestCounts, playwrightCounts, reported } from "./counts.mjs";

/** Where suites that write one leave their report. */
export const reports = path.join(root, ".local", "reports");
const report = (name) => path.join(reports, `${name}.json`);

const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** Where the packages of the project have the script behind a command. @throws Error when none has it */
function scriptBehind(command) {
  const { devDependencies, dependencies } = readManifest(root);
  for (const name of Object.keys({ ...devDependencies, ...dependencies })) {
    const folder = path.join(root, "node_modules", name);
    const { bin = {} } = readManifest(folder);
    const commands = typeof bin === "string" ? { [path.basename(name)]: bin } : bin;
    if (command in commands) return path.join(folder, commands[command]);
  }
  throw new Error(`No package of the project has a command ${command}.`);
}

/** What Node is to run for a script of package.json: it needs no shell, on no system. */
function scriptOf(name, ...more) {
  const [command, ...args] = readManifest(root).scripts[name].split(" ");
  return [...(command === "node" ? [] : [scriptBehind(command)]), ...args, ...more];
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
    args: () => scriptOf("test:unit", "--json", `--outputFile=${report("unit")}`),
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
  { name: "types", args: () => scriptOf("check:types"), count: asOne, after: ["build"] },
  { name: "function types", args: () => scriptOf("check:function"), count: asOne },
  { name: "structure", args: () => scriptOf("check:structure"), count: asOne, after: ["build"] },
  { name: "content", args: () => scriptOf("check:content"), count: asOne },
  { name: "database", args: () => scriptOf("test:database"), count: closingLine },
  { name: "lint", args: () => scriptOf("lint"), count: asOne },
  {
    name: "browser",
    args: () => [scriptBehind("playwright"), "test"],
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
