// The set-up that `npm start` and `npm test` share: installs what is missing, builds when a source changed.
// Runs on Node alone, since on a fresh clone nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const stateFolder = path.join(root, ".local");

/** What a build is made of. */
const SOURCES = [
  process.env.CONTENT_DIR?.trim() || "content",
  "content-model",
  "gatsby",
  "plugins",
  "src",
  "static",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
/** What stands among the sources and is made by an installation or by the build itself. */
const skipped = new Set(["node_modules", "gatsby-types.d.ts"]);
const BUILD_SETTINGS = /^GATSBY_|^SITE_URL$|^SCRIPTS_ON_INTENT$|^HSTS_SUBDOMAINS$|^CONTENT_DIR$/;

/**
 * Settings of a site on this machine: its forms send to this machine, whatever a shell or `.env` says for the
 * published one.
 */
export const localSettings = { GATSBY_SUPABASE_URL: "", GATSBY_SUPABASE_ANON_KEY: "", SITE_TARGET: "local" };

/**
 * For a build: Gatsby leaves one processor idle while it encodes pictures and minifies, and Node clears away so often what
 * webpack needs for a moment that an eighth of a build goes into it.
 */
export const buildSettings = {
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`,
};

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

/** Ends with a clear message on a Node older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(
    `Node.js ${wantedMajor}.${wantedMinor} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Hash over names and contents of everything a build depends on, and the settings it reads. */
function sourceHash() {
  const digest = createHash("sha256");
  const visit = (name) => {
    const file = path.join(root, name);
    if (skipped.has(path.basename(name)) || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const entry of readdirSync(file).sort()) visit(path.join(name, entry));
    } else {
      digest.update(`${name}\0`).update(readFileSync(file)).update("\0");
    }
  };
  const gatsbyFiles = readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...SOURCES, ...gatsbyFiles.sort()]) visit(name);
  const env = { ...process.env, ...localSettings };
  for (const name of Object.keys(env).sort()) {
    if (BUILD_SETTINGS.test(name)) digest.update(`${name}=${env[name]}\0`);
  }
  return digest.digest("hex");
}

function recorded(name) {
  const file = path.join(stateFolder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function record(name, value) {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(path.join(stateFolder, name), value);
}

/** Runs npm and shows what it says. @throws Error when it fails */
function npm(folder, args, env = {}) {
  // npm sets npm_execpath for its scripts; called directly, the one on the path is used.
  const cli = process.env.npm_execpath;
  const isScript = cli !== undefined && /\.c?js$/.test(cli);
  const [command, ...before] = isScript ? [process.execPath, cli] : ["npm"];
  const { status } = spawnSync(command, [...before, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "inherit",
    // Windows has npm as a batch file. No argument holds a space.
    shell: !isScript && process.platform === "win32",
  });
  if (status !== 0) throw new Error(`\`npm ${args.join(" ")}\` failed; what it said is above.`);
}

/**
 * Installs the packages of a folder unless those of its lock file are there, whoever installed them.
 *
 * @param {string} folder holds package.json and package-lock.json
 * @param {string} message printed before packages are installed
 * @throws Error when npm fails; what it said is above
 */
export function install(folder = root, message = "Installing packages (npm ci) …") {
  if (isInstalled(folder)) return;
  console.log(message);
  npm(folder, ["ci"]);
}

/**
 * Whether every package of the lock file is there as the lock file has it. npm keeps a lock file of what it installed
 * for itself, but writes it also where it installs nothing (`npm install --package-lock-only`).
 */
function isInstalled(folder) {
  const installed = readLockFile(path.join(folder, "node_modules", ".package-lock.json"));
  const wanted = readLockFile(path.join(folder, "package-lock.json"));
  return Object.entries(wanted).every(([place, { version, integrity, optional, peer }]) => {
    // Packages for other systems never are, and peers only where npm was not told to leave them out.
    if (place === "" || optional || peer) return true;
    const found = installed[place];
    return (
      found !== undefined &&
      found.version === version &&
      found.integrity === integrity &&
      versionIn(path.join(folder, place)) === (version ?? versionIn(path.join(folder, found.resolved)))
    );
  });
}

function versionIn(folder) {
  const file = path.join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
}

/** The packages of a lock file by their place, or none without the file. */
function readLockFile(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** What tells one build's scripts from another's, or "" without a build. */
function buildOf(folder) {
  const file = path.join(folder, "page-data", "app-data.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).webpackCompilationHash : "";
}

/**
 * Builds the site for this machine unless `public/` holds the build of these very sources. One that was made by hand
 * with other settings sends its forms elsewhere, so it is made anew.
 *
 * @throws Error when the build fails; what it said is above
 */
export function build() {
  const site = path.join(root, "public");
  const wanted = sourceHash();
  const isBuilt = existsSync(path.join(site, "index.html"));
  if (isBuilt && recorded("built") === `${wanted} ${buildOf(site)}`) return;
  sayWhereFormsSend();
  console.log("Building the site for this machine …");
  npm(root, ["run", "build"], { ...localSettings, ...buildSettings });
  record("built", `${wanted} ${buildOf(site)}`);
}
