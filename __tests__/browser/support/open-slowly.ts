import type { Page } from "@playwright/test";

/** Opens a page whose scripts load only once `release` is called. */
export async function openSlowly(page: Page, path: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { release };
}
