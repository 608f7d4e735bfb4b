import type { Page } from "@playwright/test";

/** Starts a page's scripts like a visitor's first action. */
export const actFirst = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));

/**
 * Waits until React has hydrated the visible elements of `selector`, on which it stores their props. Points at the first, since
 * questions wait for that.
 */
export const hydrated = (page: Page, selector = "header :is(button, summary)") =>
  page.waitForFunction((wanted) => {
    document.querySelector(wanted)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    return (
      document.documentElement.dataset.scripts === "live" &&
      [...document.querySelectorAll(wanted)].every(
        (element) =>
          !element.checkVisibility() || Object.keys(element).some((key) => key.startsWith("__reactProps")),
      )
    );
  }, selector);

/** The document, once hydrated. */
export const livePage = (page: Page) => page.locator("html[data-scripts=live]");

/** Waits until the failure of the page's scripts is detected. */
export const scriptsFailed = (page: Page) => page.waitForSelector("html[data-scripts=failed]");

/** Opens a page, starts its scripts, and waits until the elements of `selector` are hydrated. */
export async function openAlive(page: Page, path: string, selector?: string): Promise<void> {
  await page.goto(path);
  await actFirst(page);
  await hydrated(page, selector);
  // Until the page is idle, presses on links are kept from React (`keepFromReact`), and load their page whole.
  await page.evaluate(() => new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle)));
}
