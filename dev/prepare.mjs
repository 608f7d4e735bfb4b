// The set-up that `npm start` and `npm test` share: installs what is missing, builds when a source changed.
// Runs on Node alone, since on a fresh clone nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const stateFolder = path.join(root, ".local");

/** What a build is made of. */
const SOURCES = [
  "content",
  "content-tools",
  "gatsby",
  "plugins",
  "src",
  "static",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
const BUILD_SETTINGS = /^GATSBY_|^SITE_URL$/;

/** Ends with a clear message on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 12)) return;
  console.error(`Node.js 20.12 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Hash over names and contents of everything a build depends on, and the settings it reads. */
function sourceHash() {
  const digest = createHash("sha256");
  const visit = (name) => {
    const file = path.join(root, name);
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const entry of readdirSync(file).sort()) visit(path.join(name, entry));
    } else {
      digest.update(`${name}\0`).update(readFileSync(file)).update("\0");
    }
  };
  const gatsbyFiles = readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...SOURCES, ...gatsbyFiles.sort()]) visit(name);
  for (const name of Object.keys(process.env).sort()) {
    if (BUILD_SETTINGS.test(name)) digest.update(`${name}=${process.env[name]}\0`);
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

function npm(folder, ...args) {
  // npm sets npm_execpath for its scripts; called directly, the one on the path is used.
  const cli = process.env.npm_execpath;
  const direct = cli !== undefined && /\.c?js$/.test(cli);
  const result = direct
    ? spawnSync(process.execPath, [cli, ...args], { cwd: folder, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (result.status !== 0) throw new Error(`\`npm ${args.join(" ")}\` failed; what it said is above.`);
}

/**
 * Installs the packages of a folder unless those of its lock file are there. npm keeps its own copy of the lock file,
 * so an installation made by hand is as good as ours.
 */
export function install(folder = root) {
  const lock = readFileSync(path.join(folder, "package-lock.json"), "utf8");
  const npmsCopy = path.join(folder, "node_modules", ".package-lock.json");
  if (existsSync(npmsCopy) && isInstalled(JSON.parse(lock), JSON.parse(readFileSync(npmsCopy, "utf8"))))
    return;
  console.log(`Installing packages (npm ci${folder === root ? "" : `, ${path.relative(root, folder)}`}) …`);
  npm(folder, "ci");
}

/** Whether every package of the lock file is installed in its version; those for other systems never are. */
function isInstalled({ packages: wanted }, { packages: there }) {
  return Object.entries(wanted).every(
    ([place, { version, optional, peer }]) =>
      place === "" || optional || peer || there[place]?.version === version,
  );
}

/** Builds the site unless `public/` holds the build of these very sources. */
export function build() {
  const wanted = sourceHash();
  if (existsSync(path.join(root, "public", "index.html")) && recorded("built") === wanted) return;
  console.log("Building the site (npm run build) …");
  npm(root, "run", "build");
  record("built", wanted);
}
