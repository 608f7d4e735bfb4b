import type { Page } from "@playwright/test";

/**
 * Opens a page, shows intent, and waits until its scripts run: the loader has handed over, so that keys and clicks go to
 * React at once, and React has taken over the elements that `selector` names.
 */
export async function openAlive(page: Page, path: string, selector = "header button"): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.hasAttribute("data-live") &&
      [...document.querySelectorAll(wanted)].every((element) => !element.closest("[data-dehydrated]")),
    selector,
  );
}
