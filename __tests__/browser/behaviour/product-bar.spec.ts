import { expect, test } from "@playwright/test";
import { askUrl } from "../../../src/domain/contact-links";
import { strings } from "../../../src/domain/interface-strings";
import { home, products } from "../../support/real-content";

test.use({ javaScriptEnabled: false });

test("the product bar appears once the banner has left", async ({ page }) => {
  // A picture with layers has animations of its own; without a turnaround no text is between name and links.
  const product =
    products.find(({ layers }) => layers) ?? products.find(({ turnaround }) => !turnaround) ?? products[0];
  if (!product) throw new Error("There is no product.");
  const bar = page.getByRole("group", { name: product.name, includeHidden: true });
  const request = bar.getByRole("link", { name: strings.bar.request });
  const passBanner = () =>
    page
      .locator("main > section")
      .first()
      .evaluate((banner) =>
        window.scrollBy({ top: banner.getBoundingClientRect().bottom + 200, behavior: "instant" }),
      );
  await page.goto(product.route);
  const room = await page.evaluate(() => {
    const { bottom = 0 } = document.querySelector("main > section")?.getBoundingClientRect() ?? {};
    return document.documentElement.scrollHeight - innerHeight - bottom;
  });
  test.skip(room < 200, "the product's page is too short for its banner to leave");
  await expect(bar).toBeHidden();
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await passBanner();
    await expect(bar.getByText(product.name, { exact: true })).toBeVisible();
    const gap = async () => {
      const header = await page.getByRole("banner").boundingBox();
      const box = await bar.locator("> *").boundingBox();
      return Math.abs((header?.height ?? 0) - (box?.y ?? 0));
    };
    await expect.poll(gap, { message: "the bar stands below the header" }).toBeLessThanOrEqual(1);
    const { x = 0, width = 0 } = (await request.boundingBox()) ?? {};
    expect(x + width, "the request stands at the other end").toBeGreaterThan(viewport.width * 0.9);
  }
  await expect(request).toHaveAttribute("href", askUrl(Boolean(home.infoRequest), product.slug));
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 540 });
  await passBanner();
  const top = async () => (await bar.locator("> *").boundingBox())?.y;
  await expect.poll(top, { message: "the header has scrolled away" }).toBe(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await passBanner();
  await expect(bar).toBeHidden();
});
