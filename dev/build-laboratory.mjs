// Builds the site of another laboratory in a copy of the sources: Gatsby writes into its working folder. The content is what
// `npm run adopt` writes, with the laboratory's own texts in place of those still to be written. The copy's cache is kept.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildUnlessCurrent, localSettings, root, runCommand, sources } from "./prepare.mjs";
import { forgetStaleCache } from "./stale-cache.mjs";

const folder = path.join(root, ".local", "laboratory");
const fixture = path.join(root, "__tests__/fixtures/laboratory");

/** The other laboratory: content, working copy and output. */
export const laboratory = {
  content: path.join(folder, "content"),
  site: path.join(folder, "public"),
};

const settings = {
  CONTENT_DIR: laboratory.content,
  SITE_URL: "",
  ...localSettings,
  GATSBY_TELEMETRY_DISABLED: "1",
  CI: "true",
};

/** A photograph of 12 megapixels that is as hard to compress as an editor's can be; the same in each run. */
async function drawNoise() {
  const [width, height, channels] = [4000, 3000, 3];
  const noise = createHash("shake256", { outputLength: width * height * channels }).digest();
  await sharp(noise, { raw: { width, height, channels } })
    .jpeg({ quality: 50 })
    .toFile(path.join(laboratory.content, "images/ince-doku.jpg"));
}

/** Writes the laboratory's content. @throws Error if `npm run adopt` fails; its output is above */
async function adopt() {
  rmSync(laboratory.content, { recursive: true, force: true });
  const answers = JSON.parse(readFileSync(path.join(fixture, "answers.json"), "utf8"));
  const command = ["--import", "tsx", "dev/adopt/index.ts", "--yes", "--to", laboratory.content];
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...answers },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The other laboratory was not set up; what adopt said is above.");
  cpSync(path.join(fixture, "content"), laboratory.content, { recursive: true });
  await drawNoise();
}

/** Builds the site unless it is up to date. @throws Error if the build fails; its output is above */
export async function buildLaboratory() {
  await adopt();
  buildUnlessCurrent(folder, laboratory.content, settings, runGatsby);
}

function runGatsby() {
  mkdirSync(folder, { recursive: true });
  for (const name of sources) {
    const target = path.join(folder, name);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(root, name), target, { recursive: true, preserveTimestamps: true });
  }
  forgetStaleCache(folder);
  const packages = path.join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(path.join(root, "node_modules"), packages, "junction");
  const { status } = spawnSync(process.execPath, [path.join(packages, "gatsby/cli.js"), "build"], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The other laboratory's site was not built; what Gatsby said is above.");
}

if (process.argv[1] === import.meta.filename) await runCommand(buildLaboratory);
