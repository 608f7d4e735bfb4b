import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { type Copy, makeCopy } from "./copy.ts";
import { sampleTraces } from "./laboratory.ts";
import { dropCertificate } from "./steps/certificates.ts";
import { takeColours } from "./steps/colours.ts";
import { closeOnSaturday } from "./steps/hours.ts";
import { drawMark } from "./steps/mark.ts";
import { giveName } from "./steps/name.ts";
import { addPage } from "./steps/page.ts";
import { tintPictures } from "./steps/pictures.ts";
import { changeProducts } from "./steps/products.ts";
import { addTeamGroup } from "./steps/team.ts";
import { tellHistory } from "./steps/timeline.ts";

/**
 * `npm run test:adoption`: another laboratory makes a copy of the site its own, by the ways that the guides name only. Then
 * the content check, a build and the whole `npm test` run there, and nothing of the sample may be left in the built files.
 * `-- --keep` leaves the copy; `-- unit site` runs these suites in place of all.
 */

/** What a laboratory does, and how. */
const steps: readonly (readonly [what: string, make: (copy: Copy) => unknown])[] = [
  ["its name, addresses, figures and voices", giveName],
  ["no Saturday", closeOnSaturday],
  ["burgundy for petrol", takeColours],
  ["a mark of its own", drawMark],
  ["four products fewer, one more", changeProducts],
  ["one certificate fewer", dropCertificate],
  ["one group of the team more", addTeamGroup],
  ["a timeline from 2009 to 2026", tellHistory],
  ["a new page", addPage],
  ["pictures in its colour", tintPictures],
];

const isText = /\.(html|json|xml|js|css|txt|webmanifest|svg|ics)$|_headers$|_redirects$/;

/** What of the sample the built files still say, as "file: words". */
function tracesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => isText.test(name) && statSync(path.join(folder, name)).isFile(),
  );
  return names.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), "utf8");
    return sampleTraces.flatMap((trace) => {
      const found = trace.exec(text);
      return found ? [`${name}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`] : [];
    });
  });
}

async function adopt(copy: Copy): Promise<boolean> {
  for (const [what, make] of steps) {
    await make(copy);
    console.log(`Done: ${what}.`);
  }
  copy.npm("format");
  return copy.show("check:content") === 0;
}

async function main(suites: readonly string[]): Promise<number> {
  const started = Date.now();
  const copy = makeCopy();
  try {
    if (!(await adopt(copy))) return 1;
    if (copy.show("build:local") !== 0) return 1;
    const traces = tracesIn(copy.at("public"));
    for (const trace of traces) console.error(`Of the sample: ${trace}`);
    const failed = suites.filter((suite) => copy.show(`test:${suite}`) !== 0);
    if (suites.length === 0 && copy.show("test") !== 0) failed.push("npm test");
    console.log(`\nAdopted in ${Math.round((Date.now() - started) / 1000)} s.`);
    console.log(failed.length > 0 ? `Failed there: ${failed.join(", ")}` : "All tests pass there.");
    console.log(
      traces.length > 0
        ? `${traces.length} traces of the sample are left.`
        : "Nothing of the sample is left.",
    );
    return traces.length + failed.length > 0 ? 1 : 0;
  } finally {
    if (process.argv.includes("--keep")) console.log(`Kept: ${copy.folder}`);
    else if (existsSync(copy.folder)) rmSync(copy.folder, { recursive: true, force: true });
  }
}

process.exitCode = await main(process.argv.slice(2).filter((argument) => !argument.startsWith("--")));
