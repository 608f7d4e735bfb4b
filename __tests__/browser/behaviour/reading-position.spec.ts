import { expect, type Page, test } from "@playwright/test";
import { productListAddress } from "#src/domain/product-list.ts";
import { comparisonId } from "#src/features/product-list/comparison.ts";
import { products, questionPages } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { framesDrawn } from "../support/frames";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const toBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

/** Time in which the page would scroll to the anchor. */
const settled = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

test("Back returns to the reading position, not to the anchor", async ({ page }) => {
  const [answer] = questionPages.flatMap(({ route, questions }) =>
    questions.flatMap(({ id }) => (id ? [`${route}#${id}`] : [])),
  );
  await openAlive(page, needed(answer, "question with an address"));
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await toBottom(page);
  const before = await position(page);
  await page.locator("footer a[href='/']").first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).not.toHaveText(heading);
  await page.goBack();
  await expect(title).toHaveText(heading);
  const distance = async () => Math.abs((await position(page)) - before);
  await expect.poll(distance).toBeLessThan(150);
  await settled(page);
  expect(await distance()).toBeLessThan(150);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a shared comparison opens where it is, and stays there when reloaded", async ({ page }) => {
    const slugs = products.slice(0, 2).map(({ slug }) => slug);
    test.skip(slugs.length < 2, "the content has fewer than two products");
    await page.goto(`${productListAddress}?karsilastir=${slugs.join(",")}#${comparisonId}`);
    const heading = page.locator(`#${comparisonId}`).getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport();
    await page.reload();
    await expect(heading).toBeVisible();
    await settled(page);
    await expect(heading).toBeInViewport();
  });
});

test.describe("with motion", () => {
  test.use(withMotion);

  // A page shorter than the one that is left: the browser moves the window when the page changes.
  test("a link in the footer opens the top of its page", async ({ page }) => {
    await openAlive(page, "/");
    const links = page.locator("footer a[href^='/']:not([href*='#'], [href='/'])");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses).not.toEqual([]);
    for (const to of new Set(addresses)) {
      await toBottom(page);
      await framesDrawn(page, 2);
      await page.locator(`footer a[href='${to}']`).first().click();
      await expect(page).toHaveURL((url) => url.pathname === to);
      await settled(page);
      expect(await position(page), to).toBe(0);
    }
  });
});
