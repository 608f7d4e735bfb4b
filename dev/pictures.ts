// `npx tsx dev/pictures.ts`: takes the pictures of README.md and docs/editors.md, from the built site.
import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./browser.mjs";
import { build } from "./prepare.mjs";
import { root } from "./root.ts";
import { startSiteServer } from "./stack/site-server.ts";

const folder = `${root}/docs/images`;

async function pictureHome(): Promise<void> {
  const site = await startSiteServer(`${root}/public`);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      locale: "tr-TR",
      reducedMotion: "reduce",
    });
    await page.goto(site.url, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 256, effort: 10 })
      .toFile(`${folder}/home.png`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Those of /admin are taken by its tests (`picture` in __tests__/browser/support/admin.ts). */
function pictureAdmin(): boolean {
  const tests = ["dev/test-browser.mjs", "browser/admin"];
  const env = { ...process.env, ADMIN_PICTURES: folder };
  return spawnSync(process.execPath, tests, { cwd: root, stdio: "inherit", env }).status === 0;
}

async function main(): Promise<void> {
  build();
  await pictureHome();
  if (!pictureAdmin()) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
