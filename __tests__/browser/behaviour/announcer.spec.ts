import { expect, test } from "@playwright/test";
import { products } from "../../support/real-content";
import { openAlive } from "../support/open-alive";
import { endingWith } from "../support/words";

const [from] = products;

test("announces the title of a linked page once", async ({ page }) => {
  const voices = page.locator("[aria-live=assertive]:not(:empty)");
  await openAlive(page, from?.route ?? "/");
  await expect(voices).toHaveCount(0);
  const before = await page.title();
  await page.getByRole("contentinfo").locator("a[href='/kvkk']").first().click();
  await expect(page).toHaveURL(endingWith("/kvkk"));
  // Gatsby removes the old title some time before it adds the new one.
  await expect.poll(async () => ["", before].includes(await page.title())).toBe(false);
  await expect(voices).toHaveText([await page.title()]);
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
});
