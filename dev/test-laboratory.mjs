// Part of `npm test`: builds the other laboratories' sites and runs the tests that every site must pass: those of the
// documents, and on the complete one the tagged browser tests. The argument `documents` or `browser` runs only these.
import { spawnSync } from "node:child_process";
import { bareLaboratory, buildLaboratories, laboratory } from "./build-laboratory.mjs";
import { root, runCommand } from "./prepare.mjs";

/** Tag of the browser tests that depend on no particular content: layout, accessibility and lists. */
const essential = "@everywhere";

function run({ content, site }, ...args) {
  const env = { ...process.env, CONTENT_DIR: content, SITE_FOLDER: site };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

const [only] = process.argv.slice(2);

await runCommand(async () => {
  await buildLaboratories();
  if (only !== "browser")
    for (const [each, tests] of [
      // Its pages weigh less than those of the complete one, and have the same scripts.
      [bareLaboratory, "__tests__/site/(?!weight)"],
      [laboratory, "__tests__/site/"],
    ])
      run(each, "node_modules/jest/bin/jest.js", "--selectProjects", "site", "--testPathPatterns", tests);
  if (only !== "documents") run(laboratory, "dev/test-browser.mjs", "--grep", essential);
});
