import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";

/** How large the picture of the catalogue's second card is shown. */
const scaleOf = (page: Page) =>
  page
    .locator("#katalog [data-card]:nth-of-type(2) picture img")
    .evaluate((element) => Number(getComputedStyle(element).scale.replace("none", "1")));

/** The end of a measuring line on the photograph, in the picture's own pixels. */
const lineEnd = (page: Page) =>
  page
    .locator("main figure svg line")
    .first()
    .evaluate((line) => [line.getAttribute("x2"), line.getAttribute("y2")].map(Number));

async function followFromMenu(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Ürünlerimiz" }).click();
  await page.locator("header a[role=menuitem]", { hasText: "Lamine Kron" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lamine Kron" })).toBeVisible();
}

test.describe("on a desktop", () => {
  test.skip(({ isMobile }) => isMobile, "phones neither hover nor show the lines");

  test("a card's picture comes nearer under the mouse and goes back", async ({ page }) => {
    await openAlive(page, "/", "#katalog button");
    await page.waitForLoadState("networkidle");
    const card = page.locator("#katalog [data-card]").nth(1);
    await card.scrollIntoViewIfNeeded();
    expect(await scaleOf(page)).toBe(1);
    await card.hover();
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.025, 3);
    await page.mouse.move(2, 2);
    await expect.poll(() => scaleOf(page)).toBe(1);
  });

  test("the first page stands as it came; on a page one goes to, the measuring line runs out", async ({
    page,
  }) => {
    await openAlive(page, "/lamine-kron");
    const end = await lineEnd(page);
    await page.waitForLoadState("networkidle");
    expect(await lineEnd(page)).toEqual(end);
    await page.goto("/");
    await openAlive(page, "/");
    await followFromMenu(page);
    expect(await lineEnd(page)).not.toEqual(end);
    await expect.poll(() => lineEnd(page)).toEqual(end);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("nothing moves", async ({ page }) => {
      await openAlive(page, "/", "#katalog button");
      const card = page.locator("#katalog [data-card]").nth(1);
      await card.hover();
      await page.waitForTimeout(400);
      expect(await scaleOf(page)).toBe(1);
      await followFromMenu(page);
      const end = await lineEnd(page);
      await page.waitForTimeout(400);
      expect(await lineEnd(page)).toEqual(end);
    });
  });
});
