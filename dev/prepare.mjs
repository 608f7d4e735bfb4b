// Set-up shared by `npm start` and `npm test`: installs missing packages and builds if a source changed. Uses
// Node alone, because a fresh clone has no packages.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

/** A character that Gatsby or its packages cannot read in a path, such as an apostrophe, a bracket or a percent sign. */
const UNREADABLE = /[^\p{L}\p{M}\p{N} ._:\\/&+,=@~-]/gu;

/**
 * Why the site cannot be built on this machine or in this folder, with the fix; "" if it can.
 * @param folder absolute path of the checkout
 * @param node version of Node, such as "20.19.0"
 */
export function obstacle(folder, node) {
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor, ownMinor] = node.split(".").map(Number);
  if (ownMajor < major || (ownMajor === major && ownMinor < minor))
    return `Node.js ${major}.${minor} or newer is needed; this is ${node}.`;
  const characters = [...new Set(folder.match(UNREADABLE))].join(" ");
  return characters && `Gatsby cannot build in ${folder}: rename the folder without ${characters}`;
}

/** Installs missing packages and unsets NODE_ENV. Exits with a message if the site cannot be built here. */
export function prepare({ forPublic = false } = {}) {
  const reason = obstacle(root, process.versions.node);
  if (reason) {
    console.error(reason);
    process.exit(1);
  }
  // Gatsby and Jest set their own; "production" is usual in containers.
  delete process.env.NODE_ENV;
  install(forPublic);
  readEnvFile();
}

/** Runs a command; prints only the message of its error. */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Inputs of every build, besides its content. */
export const sources = [
  "plugins",
  "src",
  "static",
  "supabase/functions",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  ...readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
];
const BUILD_SETTINGS = /^GATSBY_|^SITE_URL$|^CONTENT_DIR$/;

/** Settings of a local build: forms post to this machine, regardless of the shell and `.env`. */
export const localSettings = { GATSBY_SUPABASE_URL: "", GATSBY_SUPABASE_ANON_KEY: "", SITE_TARGET: "local" };

/** Loads `.env`; the environment takes precedence. */
export function readEnvFile() {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs npm; shows its output by default. @param options of `spawnSync` */
export function runNpm(args, env = {}, options = {}) {
  // npm passes its path to scripts, which avoids a shell on Windows.
  const script = process.env.npm_execpath;
  const [command, ...before] = script ? [process.execPath, script] : ["npm"];
  const own = { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" };
  return spawnSync(command, [...before, ...args], { ...own, ...options });
}

/** @throws Error if npm fails */
function npm(args, env) {
  if (runNpm(args, env).status !== 0)
    throw new Error(`\`npm ${args.join(" ")}\` failed; what it said is above.`);
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/**
 * Packages of the lock file that are missing in `folder`: never installed, interrupted, or omitted by a setting
 * (`NODE_ENV=production`, `omit=dev`).
 * @param withDev false skips those that a production build does not need
 */
export function missingPackages(folder, withDev = true) {
  const { packages: wanted } = readJson(path.join(folder, "package-lock.json"));
  return Object.entries(wanted).flatMap(([name, { optional, dev, os, cpu, libc }]) => {
    // Of the optional ones, those for this machine are needed.
    const isForOthers = optional && !(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
    const isWanted = !isForOthers && (withDev || !dev);
    return isWanted && !existsSync(path.join(folder, name, "package.json")) ? [name] : [];
  });
}

const changedAt = (name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function install(forPublic) {
  const missing = missingPackages(root, !forPublic);
  // Hosts install before they build.
  const isOld = !forPublic && changedAt("node_modules/.package-lock.json") < changedAt("package-lock.json");
  if (!isOld && missing.length === 0) return;
  console.log(`Installing packages; ${missing.length} are missing …`);
  npm(["ci", ...(forPublic ? [] : ["--include=dev"]), "--include=optional"]);
}

/** Sources that the build generates. */
const GENERATED = ["src/gatsby-types.d.ts", "src/theme/palette.css"].map((file) => path.normalize(file));

/** Adds names and contents of a file, or of all below a folder, to a hash. */
export function addFiles(digest, root, name) {
  const file = path.resolve(root, name);
  if (!existsSync(file) || GENERATED.includes(path.normalize(name))) return;
  if (statSync(file).isFile()) digest.update(`${name}\0`).update(readFileSync(file)).update("\0");
  else for (const entry of readdirSync(file).sort()) addFiles(digest, root, path.join(name, entry));
}

/** Hash of all inputs of a build. */
function inputHash(content, settings) {
  const digest = createHash("sha256");
  for (const name of [...sources, content]) addFiles(digest, root, name);
  for (const [name, value] of Object.entries({ ...process.env, ...settings }).sort())
    if (BUILD_SETTINGS.test(name)) digest.update(`${name}=${value}\0`);
  return digest.digest("hex");
}

/** Identifier of the build in `folder`; "" without one. */
function buildMark(folder) {
  return readJson(path.join(folder, "public", "page-data", "app-data.json")).webpackCompilationHash ?? "";
}

/**
 * Builds the site for this machine unless `public/` is up to date.
 * @throws Error if the build fails; its output is above
 */
export function build() {
  buildUnlessCurrent(root, process.env.CONTENT_DIR?.trim() || "content", localSettings, () => {
    console.log("Building the site for this machine …");
    npm(["run", "build"], localSettings);
  });
}

/** Calls `run` unless `folder` has the site built from this content, these settings and the current sources. */
export function buildUnlessCurrent(folder, content, settings, run) {
  const note = path.join(folder, ".local", "built");
  const inputs = inputHash(content, settings);
  const built = existsSync(note) ? readFileSync(note, "utf8") : "";
  if (built === `${inputs} ${buildMark(folder)}`) return;
  run();
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, `${inputs} ${buildMark(folder)}`);
}
