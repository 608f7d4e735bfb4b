import { expect, type Page, test } from "@playwright/test";
import { askUrl } from "../../../src/lib/contact-links";
import { strings } from "../../../src/lib/interface-strings";
import { home, products } from "../../support/real-content";

const [product] = products;
if (!product) throw new Error("There is no product.");
const { name, route, slug } = product;

const bar = (page: Page) => page.locator("[data-bar]");
const request = (page: Page) => bar(page).getByRole("link", { name: strings.bar.request });

/** Scrolls until the banner has left. */
const passBanner = (page: Page) =>
  page
    .locator("main > section")
    .first()
    .evaluate((banner) =>
      window.scrollTo({ top: banner.getBoundingClientRect().bottom + 200, behavior: "instant" }),
    );

for (const { window, viewport } of [
  { window: "desktop", viewport: { width: 1280, height: 900 } },
  { window: "phone", viewport: { width: 390, height: 844 } },
])
  test.describe(`on a ${window}, without scripts`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test("a product's name and next step are at hand once its banner has left, and only then", async ({
      page,
    }) => {
      await page.goto(route);
      await expect(bar(page)).toBeHidden();
      await passBanner(page);
      await expect(bar(page).getByText(name, { exact: true })).toBeVisible();
      await expect(request(page)).toHaveAttribute("href", askUrl(Boolean(home.infoRequest), slug));
      const header = await page.getByRole("banner").boundingBox();
      const box = await bar(page).locator("> *").boundingBox();
      expect(Math.abs((header?.height ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(1);
      await page.emulateMedia({ media: "print" });
      await expect(bar(page)).toBeHidden();
    });
  });

test("in a low window, where the header does not stay either, there is no bar", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(route);
  await passBanner(page);
  await expect(bar(page)).toBeHidden();
});
