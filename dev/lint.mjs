// `npm run lint`: all checks of the code; says at the end which failed.
import { spawnSync } from "node:child_process";

const code = ["src", "plugins", "dev", "supabase", "__tests__"];
const gatsby = ["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];

/** Licences of packages that reach visitors. */
const licences =
  "MIT;ISC;Apache-2.0;BSD-2-Clause;BSD-3-Clause;0BSD;Unlicense;CC0-1.0;BlueOak-1.0.0;LGPL-3.0-or-later;Python-2.0;" +
  "PSF-2.0;MPL-2.0;CC-BY-4.0;CC-BY-3.0;OFL-1.1;Public Domain";

const packages = ["--production", "--excludePrivatePackages", "--summary", "--onlyAllow"];

const commands = [
  ["biome", "check"],
  ["tsc"],
  ["depcruise", "--config", "dev/dependency-rules.mjs", ...code, ...gatsby],
  ["node", "dev/fragment-rooms.mjs"],
  ["license-checker-rseidelsohn", ...packages, `"${licences}"`],
];

const failed = commands.filter(
  (command) => spawnSync(command.join(" "), { stdio: "inherit", shell: true }).status !== 0,
);
for (const [name, file = ""] of failed) console.error(`lint: ${name} ${file} failed.`);
if (failed.length > 0) process.exitCode = 1;
