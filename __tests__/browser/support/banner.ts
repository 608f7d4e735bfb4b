import type { Locator, Page } from "@playwright/test";
import { openWithFonts } from "./shifts";
import { withoutPictures } from "./without-pictures";

/** Opens a page with its banner alone and without pictures, which takes a fraction of the time to lay out. */
export async function openBanner(page: Page, route: string): Promise<Locator> {
  await withoutPictures(page);
  await openWithFonts(page, route);
  await page.evaluate(() => {
    for (const after of document.querySelectorAll("main > section ~ *, footer")) after.remove();
  });
  return page.locator("main > section").first();
}
