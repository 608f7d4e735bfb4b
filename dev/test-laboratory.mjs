// Part of `npm test`: builds the other laboratory's site and runs the tests that every laboratory's site must pass: those of
// the documents, and the tagged browser tests.
import { spawnSync } from "node:child_process";
import { buildLaboratory, laboratory } from "./build-laboratory.mjs";
import { root, runCommand } from "./prepare.mjs";

/** Tag of the browser tests that expect nothing but what the content says: layout, access and lists. */
const essential = "@everywhere";

const env = { ...process.env, CONTENT_DIR: laboratory.content, SITE_FOLDER: laboratory.site };

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

await runCommand(async () => {
  await buildLaboratory();
  run("node_modules/jest/bin/jest.js", "--selectProjects", "site", "--testPathPatterns", "__tests__/site/");
  run("dev/test-browser.mjs", "--grep", essential);
});
