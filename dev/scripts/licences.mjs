// `npm run licences`: the licences of everything installed to build and run the site, and of its two fonts.
// Ends with an error where a licence is unknown, so that a new package cannot bring one unseen.
// `npm run licences -- --list` names every package.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Licences that let the site be built, served and changed without more than keeping their notices. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
]);

/** Licences that ask for more when the work itself is passed on, and what the project does with such works. */
const conditional = new Map([
  [
    "LGPL-3.0-or-later",
    "libvips of sharp: scales pictures during the build, unchanged, not part of the site",
  ],
  ["MPL-2.0", "used unchanged during the build"],
  ["CC-BY-4.0", "browser data read during the build"],
  ["CC-BY-3.0", "holidays that date-holidays reads during the build; only their days reach the site"],
  ["PSF-2.0", "a reader of command lines, of date-holidays"],
  ["OFL-1.1", "the fonts; may be served and subset, not sold by themselves"],
]);

/** Packages, or scopes of them, whose package.json says nothing, and where they say it. */
const saidElsewhere = new Map([
  ["@deno/", ["MIT", "binaries of the package deno, which states it"]],
  ["linkfs", ["Unlicense", "its file LICENSE"]],
  ["valid-url", ["MIT", "its file LICENSE"]],
]);

/** The two fonts are served as subsets made from these packages; see dev/scripts/subset-fonts.mts. */
const fonts = ["@fontsource-variable/instrument-sans", "@expo-google-fonts/instrument-serif"];

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The licence a package.json states, in SPDX form; also in the old ways to write it. */
function statedLicence({ license, licenses }) {
  const old = Array.isArray(licenses) ? licenses : licenses ? [licenses] : [];
  const stated = license ?? (old.length > 0 ? old.map(nameOf).join(" OR ") : undefined);
  return nameOf(stated);
}

const nameOf = (licence) => (typeof licence === "object" ? licence?.type : licence);

/** Whether every part of an SPDX expression is known; of alternatives one is enough. */
function isKnown(expression) {
  if (typeof expression !== "string" || expression === "") return false;
  return expression
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((name) => permissive.has(name) || conditional.has(name)));
}

function licenceOf(name, manifest) {
  const stated = statedLicence(manifest);
  if (stated) return stated;
  const scope = name.replace(/[^/]*$/, "");
  return (saidElsewhere.get(name) ?? saidElsewhere.get(scope))?.[0];
}

/** Every installed package the lock file does not mark as a tool of development. */
function runtimePackages() {
  const { packages } = readJson(path.join(root, "package-lock.json"));
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place !== "" && !dev && !link)
    .map(([place]) => path.join(root, place, "package.json"))
    .filter((file) => existsSync(file)) // binaries for other systems are not installed
    .map(readJson)
    .map((manifest) => ({
      name: manifest.name,
      version: manifest.version,
      licence: licenceOf(manifest.name, manifest),
    }));
}

function fontPackages() {
  return fonts.map((name) => {
    const manifest = readJson(path.join(root, "node_modules", name, "package.json"));
    return { name, version: manifest.version, licence: statedLicence(manifest) };
  });
}

const line = ({ name, version, licence }) =>
  `  ${`${name} ${version}`.padEnd(52)} ${licence ?? "none stated"}`;

function printSummary(packages) {
  const byLicence = new Map();
  for (const { licence = "none stated" } of packages)
    byLicence.set(licence, (byLicence.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...byLicence].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
}

function main() {
  const packages = runtimePackages();
  const served = fontPackages();
  console.log(`Runtime packages: ${packages.length}\n`);
  if (process.argv.includes("--list")) console.log(`${packages.map(line).sort().join("\n")}\n`);
  printSummary(packages);
  console.log("\nMore than a notice is asked by:");
  for (const [licence, use] of conditional) console.log(`  ${licence.padEnd(18)} ${use}`);
  console.log(`\nFonts:\n${served.map(line).join("\n")}`);

  const unknown = [...packages, ...served].filter(({ licence }) => !isKnown(licence));
  if (unknown.length === 0) return;
  console.error(
    `\nUnknown licence; read it, then add it to dev/scripts/licences.mjs or replace the package:`,
  );
  console.error(unknown.map(line).join("\n"));
  process.exitCode = 1;
}

main();
