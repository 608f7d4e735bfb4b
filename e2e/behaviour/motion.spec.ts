import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";

const scaleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

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
    const picture = "#katalog [data-card]:nth-of-type(2) picture >> xpath=..";
    expect(await scaleOf(page, picture)).toBe(1);
    await card.hover();
    await expect.poll(() => scaleOf(page, picture)).toBeCloseTo(1.025, 3);
    await page.mouse.move(2, 2);
    await expect.poll(() => scaleOf(page, picture)).toBe(1);
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
      expect(await scaleOf(page, "#katalog [data-card]:nth-of-type(2) picture >> xpath=..")).toBe(1);
      await followFromMenu(page);
      const end = await lineEnd(page);
      await page.waitForTimeout(400);
      expect(await lineEnd(page)).toEqual(end);
    });
  });
});
