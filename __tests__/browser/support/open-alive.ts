import type { Page } from "@playwright/test";

/** Starts a page's scripts without waiting for its idle moment: what a visitor first does. */
export const actFirst = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));

/** Waits until scripts are live and React has hydrated what is shown of `selector`: it notes its props on the elements. */
export const hydrated = (page: Page, selector = "header :is(button, summary)") =>
  page.waitForFunction(
    (wanted) =>
      document.documentElement.dataset.scripts === "live" &&
      [...document.querySelectorAll(wanted)].every(
        (element) =>
          !element.checkVisibility() || Object.keys(element).some((key) => key.startsWith("__reactProps")),
      ),
    selector,
  );

/** The document once scripts have taken the page over. */
export const livePage = (page: Page) => page.locator("html[data-scripts=live]");

/** Waits until it is noticed that the page's scripts have failed. */
export const scriptsFailed = (page: Page) => page.waitForSelector("html[data-scripts=failed]");

/** Opens a page, starts its scripts, and waits until React has hydrated the elements that `selector` names. */
export async function openAlive(page: Page, path: string, selector?: string): Promise<void> {
  await page.goto(path);
  await actFirst(page);
  await hydrated(page, selector);
}
