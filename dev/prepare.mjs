// The set-up that `npm start` and `npm test` share: installs what is missing, builds when a source changed.
// Runs on Node alone, since on a fresh clone nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

/** Ends with a clear message on a Node older than package.json asks for. */
export function requireNode() {
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`Node.js ${major}.${minor} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** What a build is made of. */
const SOURCES = [
  process.env.CONTENT_DIR?.trim() || "content",
  "plugins",
  "src",
  "static",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  ...readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
];
const BUILD_SETTINGS = /^GATSBY_|^SITE_URL$|^CONTENT_DIR$/;

/**
 * Settings of a site on this machine: its forms send to this machine, whatever a shell or `.env` says for the
 * published one.
 */
export const localSettings = { GATSBY_SUPABASE_URL: "", GATSBY_SUPABASE_ANON_KEY: "", SITE_TARGET: "local" };

/** For a build: Gatsby leaves one processor idle while it encodes pictures and minifies. */
export const buildSettings = { GATSBY_CPU_COUNT: String(availableParallelism() + 1) };

/** Says so where `localSettings` overrule the environment. */
export function sayWhereFormsSend() {
  if (!process.env.GATSBY_SUPABASE_URL) return;
  console.log("GATSBY_SUPABASE_URL is not used here: on this machine the forms send to this machine.");
}

/** Takes over the settings of `.env`; those that the environment has already win. */
export function readEnvFile() {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs npm and shows what it says. @throws Error when it fails */
function npm(args, env = {}) {
  // npm names itself to its scripts, which needs no shell on Windows; called directly, the one on the path is used.
  const script = process.env.npm_execpath;
  const [command, ...before] = script ? [process.execPath, script] : ["npm"];
  const { status } = spawnSync(command, [...before, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`\`npm ${args.join(" ")}\` failed; what it said is above.`);
}

const changedAt = (name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages where none are, or those of an older lock file. */
export function install() {
  if (changedAt("node_modules/.package-lock.json") < changedAt("package-lock.json")) npm(["ci"]);
}

/** Hash over everything a build depends on: its sources, and the settings it reads. */
function sourceHash() {
  const digest = createHash("sha256");
  const add = (name) => {
    const file = path.join(root, name);
    if (!existsSync(file) || name.endsWith("gatsby-types.d.ts")) return;
    if (statSync(file).isFile()) digest.update(`${name}\0`).update(readFileSync(file)).update("\0");
    else for (const entry of readdirSync(file).sort()) add(path.join(name, entry));
  };
  for (const name of SOURCES) add(name);
  const settings = Object.entries({ ...process.env, ...localSettings }).sort();
  for (const [name, value] of settings) if (BUILD_SETTINGS.test(name)) digest.update(`${name}=${value}\0`);
  return digest.digest("hex");
}

/** What tells one build's scripts from another's, or "" without a build. */
function buildMark() {
  const file = path.join(root, "public", "page-data", "app-data.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).webpackCompilationHash : "";
}

/**
 * Builds the site for this machine unless `public/` holds the build of these very sources. One that was made by hand
 * with other settings sends its forms elsewhere, so it is made anew.
 *
 * @throws Error when the build fails; what it said is above
 */
export function build() {
  const note = path.join(root, ".local", "built");
  const sources = sourceHash();
  const built = existsSync(note) ? readFileSync(note, "utf8") : "";
  if (built === `${sources} ${buildMark()}`) return;
  sayWhereFormsSend();
  console.log("Building the site for this machine …");
  npm(["run", "build"], { ...localSettings, ...buildSettings });
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, `${sources} ${buildMark()}`);
}
