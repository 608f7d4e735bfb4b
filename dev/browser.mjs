// Finds a Chromium for the browser tests and benches: an installed one, else Playwright's own where it can be
// downloaded, else, as the last way, the distribution's package.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The one without windows comes first: it takes a third less time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Milliseconds after which Playwright's download counts as out of reach, and as hanging. */
const REACH_LIMIT_MS = 5_000;
const DOWNLOAD_LIMIT_MS = 300_000;

const isRoot = process.getuid?.() === 0;

/** @throws Error when CHROMIUM_PATH names no file */
function installed() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...usualPlaces].find((file) => existsSync(file));
}

const runPlaywright = (args, options) =>
  spawnSync(
    process.execPath,
    [createRequire(import.meta.url).resolve("@playwright/test/cli"), ...args],
    options,
  );

/** Whether Playwright's download answers; a proxy is Playwright's affair. */
async function isDownloadReachable() {
  if (process.env.HTTPS_PROXY) return true;
  const { stdout } = runPlaywright(["install", "--dry-run", "chromium"], { encoding: "utf8" });
  const address = /Download url:\s*(\S+)/.exec(stdout)?.[1];
  if (!address) return true;
  return fetch(address, { method: "HEAD", signal: AbortSignal.timeout(REACH_LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Playwright's own Chromium, downloaded if need be; undefined where that fails. */
export async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  if (!(await isDownloadReachable())) {
    console.log("No Chromium is installed, and Playwright's cannot be downloaded from here.");
    return undefined;
  }
  // The libraries it needs are the system's: only root, or the build machine, may install them unasked.
  const withLibraries = isRoot || process.env.CI ? ["--with-deps"] : [];
  console.log("No Chromium is installed; Playwright installs its own …");
  runPlaywright(["install", ...withLibraries, "chromium"], { stdio: "inherit", timeout: DOWNLOAD_LIMIT_MS });
  return existsSync(file) ? file : undefined;
}

function distributionBrowser() {
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing the distribution's Chromium …");
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  for (const name of ["chromium-headless-shell", "chromium"]) {
    apt("install", "-y", "-qq", name);
    const found = installed();
    if (found) return found;
  }
}

/**
 * Path of the browser to test in; says which it is.
 * @throws Error saying how to provide one
 */
export async function findBrowser() {
  const found = installed() ?? (await playwrightBrowser()) ?? distributionBrowser();
  if (!found) {
    throw new Error("There is no Chromium. Install one and put it on the PATH, or name it in CHROMIUM_PATH.");
  }
  console.log(`Browser: ${found}`);
  return found;
}
