// Finds a Chromium for the browser tests: an installed one first, else the distribution's package (it brings the
// libraries it needs), else Playwright's own. The one without windows comes first: it takes a third less time.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

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

function installed() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...usualPlaces].find((file) => existsSync(file));
}

async function playwrights() {
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log("Asking Playwright for its own Chromium …");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 120_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function distributions() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("No Chromium is installed; installing the distribution's package …");
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
 * Path of the browser to test in; says which it took.
 * @throws Error saying how to provide one
 */
export async function findBrowser() {
  const found = installed() ?? distributions() ?? (await playwrights());
  if (!found) {
    throw new Error("There is no Chromium. Install one and put it on the PATH, or name it in CHROMIUM_PATH.");
  }
  console.log(`Browser: ${found}`);
  return found;
}
