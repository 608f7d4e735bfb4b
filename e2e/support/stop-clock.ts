import type { Page } from "@playwright/test";

/** Stops the clock of a page that `page.clock.install()` was called for, a second ahead so that it is never behind. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
