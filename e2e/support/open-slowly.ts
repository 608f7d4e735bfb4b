import type { Page } from "@playwright/test";
import { allButLoader } from "./fail-scripts";

/** Opens a page whose scripts, but for the loader, wait until `release` is called, as on a slow line. */
export async function openSlowly(page: Page, path: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(allButLoader, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForSelector("html[data-loader]");
  return { release };
}
