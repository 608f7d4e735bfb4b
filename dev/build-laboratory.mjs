// Builds the sites of other laboratories in a copy of the sources, because Gatsby writes into its working folder. The copy
// keeps its cache, so that only the first build is slow.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildUnlessCurrent, localSettings, root, runCommand, sources } from "./prepare.mjs";
import { forgetStaleCache } from "./stale-cache.mjs";

const copy = path.join(root, ".local", "laboratory");

const laboratoryIn = (name) => {
  const fixture = path.join(root, "__tests__/fixtures", name);
  const folder = path.join(copy, "sites", name);
  return { fixture, folder, content: path.join(folder, "content"), site: path.join(folder, "public") };
};

/** What `npm run adopt` writes for one product. */
export const bareLaboratory = laboratoryIn("bare-laboratory");

/** What `npm run adopt` writes, with the laboratory's own texts in place of those still to be written. */
export const laboratory = laboratoryIn("laboratory");

/** A photograph of 12 megapixels that compresses badly; the same in each run. */
async function drawNoise(folder) {
  const [width, height, channels] = [4000, 3000, 3];
  const noise = createHash("shake256", { outputLength: width * height * channels }).digest();
  await sharp(noise, { raw: { width, height, channels } })
    .jpeg({ quality: 50 })
    .toFile(path.join(folder, "images/ince-doku.jpg"));
}

/** Writes a laboratory's content. @throws Error if `npm run adopt` fails; its output is above */
async function adopt({ fixture, content }) {
  rmSync(content, { recursive: true, force: true });
  const answers = JSON.parse(readFileSync(path.join(fixture, "answers.json"), "utf8"));
  const command = ["--import", "tsx", "dev/adopt/index.ts", "--yes", "--to", content];
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...answers },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The other laboratory was not set up; what adopt said is above.");
  const own = path.join(fixture, "content");
  if (!existsSync(own)) return;
  cpSync(own, content, { recursive: true });
  await drawNoise(content);
}

/** Builds the sites unless they are up to date. @throws Error if a build fails; its output is above */
export async function buildLaboratories() {
  for (const each of [bareLaboratory, laboratory]) {
    await adopt(each);
    const settings = {
      CONTENT_DIR: each.content,
      SITE_URL: "",
      ...localSettings,
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
    };
    buildUnlessCurrent(each.folder, each.content, settings, () => {
      runGatsby(settings);
      rmSync(each.site, { recursive: true, force: true });
      cpSync(path.join(copy, "public"), each.site, { recursive: true });
    });
  }
}

function runGatsby(settings) {
  mkdirSync(copy, { recursive: true });
  for (const name of sources) {
    const target = path.join(copy, name);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(root, name), target, { recursive: true, preserveTimestamps: true });
  }
  forgetStaleCache(copy);
  // Gatsby's state contains the redirects of the previous content.
  for (const results of [".cache/data", ".cache/redux"])
    rmSync(path.join(copy, results), { recursive: true, force: true });
  const packages = path.join(copy, "node_modules");
  if (!existsSync(packages)) symlinkSync(path.join(root, "node_modules"), packages, "junction");
  const { status } = spawnSync(process.execPath, [path.join(packages, "gatsby/cli.js"), "build"], {
    cwd: copy,
    env: { ...process.env, ...settings },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The other laboratory's site was not built; what Gatsby said is above.");
}

if (process.argv[1] === import.meta.filename) await runCommand(buildLaboratories);
