// `npm run bench`: builds the site and runs every bench, each to its end, and writes their figures to RESULTS.md.
import { spawnSync } from "node:child_process";
import { localSettings } from "../prepare.mjs";

const benches = [
  ["pages", "--runs", "5"],
  ["first-tap"],
  ["function-load"],
  ["function-flood"],
  ["function-chaos"],
] as const;

const env = { ...process.env, ...localSettings };
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: "inherit", env }).status === 0;

if (!run("node_modules/gatsby/cli.js", "build")) throw new Error("The build failed.");
const missed = benches.filter(([name, ...options]) => {
  console.log(`\n${name}\n`);
  return !run("--import", "tsx", `dev/bench/${name}.ts`, ...options, "--record");
});
if (missed.length > 0) {
  console.log(`\nOver budget or failed: ${missed.map(([name]) => name).join(", ")}.`);
  process.exitCode = 1;
}
