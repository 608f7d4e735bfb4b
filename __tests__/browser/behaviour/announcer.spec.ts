import { expect, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";

test("a link within the site is announced by the next page's title, once and by one voice", async ({
  page,
}) => {
  await openAlive(page, "/sss", "footer a");
  const voices = page.locator("[aria-live=assertive]:not(:empty)");
  await expect(voices).toHaveCount(0);
  const before = await page.title();
  await page.locator("footer a[href='/kvkk']").click();
  await expect(page).toHaveURL(/\/kvkk$/);
  await expect(voices).toHaveCount(1);
  await expect(voices).toHaveText(await page.title());
  expect(await page.title()).not.toBe(before);
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
});
