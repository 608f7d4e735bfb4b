// Runs test files with Node's own runner: `node --import tsx dev/test/run-node-tests.mjs [--files=N] <folder or file> …`.
// Arguments that are no path choose among the files by name. Node 20 knows no patterns, and not every shell does.
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { run } from "node:test";
import { parseArgs } from "node:util";
import report from "./reporter.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: "string", default: "1" } },
});
const places = positionals.filter((argument) => existsSync(argument));
const words = positionals.filter((argument) => !existsSync(argument));

const filesIn = (place) =>
  statSync(place).isDirectory() ? readdirSync(place).map((name) => path.join(place, name)) : [place];

const isNamed = (file) => words.length === 0 || words.some((word) => path.basename(file).includes(word));

const files = places
  .flatMap(filesIn)
  .filter((file) => /[.-]test\.ts$/.test(file) && isNamed(file))
  .map((file) => path.resolve(file));
if (files.length === 0) throw new Error(`No test file in ${positionals.join(" ")}`);

run({ files, concurrency: Number(values.files) })
  .on("test:fail", () => {
    process.exitCode = 1;
  })
  .compose(report)
  .pipe(process.stdout);
