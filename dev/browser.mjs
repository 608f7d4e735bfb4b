// Finds a Chromium for the browser tests and benches: one on the PATH, else Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The headless shell first: tests take half as long in it. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

const run = (program, ...args) => spawnSync(program, args, { stdio: "inherit" });

function installed() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(existsSync);
}

/**
 * Playwright's own headless shell; its path is known only once it runs.
 * @throws Error if it is not installed, or lacks system libraries
 */
async function playwrightShell() {
  const { chromium } = await import("@playwright/test");
  const server = await chromium.launchServer();
  await server.close();
  return server.process().spawnfile;
}

/** Downloads Playwright's headless shell, with its system libraries if permitted. */
function downloadShell() {
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const { status } = run(process.execPath, playwright, "install", "--only-shell", "chromium");
  if (status !== 0) return undefined;
  if (process.getuid?.() === 0 || process.env.CI)
    run(process.execPath, playwright, "install-deps", "chromium");
  return playwrightShell();
}

/**
 * Fallback if Playwright's server is unreachable: the distribution's package, as root on Debian-based
 * systems.
 */
function distributionBrowser() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Playwright's Chromium could not be downloaded; installing the distribution's …");
  run("apt-get", "update", "-qq");
  const install = (name) => run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
  // Ubuntu has no package for the shell.
  if (install("chromium-headless-shell").status !== 0) install("chromium");
  return installed();
}

/**
 * Returns the path of the test browser and prints it.
 * @throws Error with instructions if there is none
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const present = named || (installed() ?? (await playwrightShell().catch(() => undefined)));
  const found = present ?? (await downloadShell()) ?? distributionBrowser();
  if (!found)
    throw new Error("There is no Chromium. Install one and put it on the PATH, or name it in CHROMIUM_PATH.");
  console.log(`Browser: ${found}`);
  return found;
}
