import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sampleLogo, sampleNames } from "#src/content-model/check/sample-laboratory.ts";
import { allFiles } from "../../support/content-files.ts";
import { site } from "../../support/real-content.ts";
import { folder } from "../built-site.ts";

/** Words that identify the sample: names, city, numbers, logo, and terms another laboratory may not use. */
const known = [
  ...sampleNames,
  "Sedef",
  "sedefdental",
  "Kayseri",
  "Erciyes",
  "0352 000",
  "903520000000",
  sampleLogo,
  "kron",
  "Kron",
  "protez",
  "Protez",
  "zirkonyum",
  "lamine",
  "porselen",
];

const own = allFiles.map(({ text }) => text).join("\n");
const foreign = known.filter((name) => !own.includes(name));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** All text files, including /admin. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.(?:html|js|json|xml|txt|svg|css|webmanifest|ics|ya?ml)$/.test(entry.name),
  )
  .map((entry) => path.join(entry.parentPath, entry.name));

(sampleNames.includes(site.brand) ? test.skip : test)(
  "no file of another laboratory's site names the sample",
  () => {
    // Whole words only: scripts contain "useDeferredValue".
    const pattern = new RegExp(`(?<!\\p{L})(?:${foreign.map(escaped).join("|")})`, "gu");
    const found = files.flatMap((file) => {
      const names = new Set(readFileSync(file, "utf8").match(pattern));
      return names.size > 0 ? [`${path.relative(folder, file)}: ${[...names].join(", ")}`] : [];
    });
    expect(found).toEqual([]);
  },
);
