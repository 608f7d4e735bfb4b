// Part of `npm test`: builds the other laboratory's site and runs on it what every laboratory's has to pass: the tests of the
// documents, and in a browser those that take all they know from the content.
import { spawnSync } from "node:child_process";
import { buildLaboratory, laboratory } from "./build-laboratory.mjs";
import { root } from "./prepare.mjs";

/** The tag of browser tests of layout, access and lists; those of forms, motion, states and single looks are the site's own. */
const essential = "@everywhere";

const env = { ...process.env, CONTENT_DIR: laboratory.content, SITE_FOLDER: laboratory.site };

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

try {
  if (!process.argv.includes("--built")) buildLaboratory();
  const builtPages = [
    "--testPathPatterns",
    "__tests__/site/",
    "--testPathIgnorePatterns",
    "text-beside-elements",
  ];
  run("node_modules/jest/bin/jest.js", "--selectProjects", "site", ...builtPages);
  run("dev/test-browser.mjs", "--grep", essential);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
