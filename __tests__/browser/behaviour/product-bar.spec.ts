import { expect, type Locator, test } from "@playwright/test";
import { askUrl } from "#src/domain/contact-links.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { home, products } from "../../support/real-content";
import { needed } from "../support/needed";

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
  const boxOf = async (part: Locator) => needed((await part.boundingBox()) ?? undefined, "part");
  const endOf = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return x + width;
  };
  await passBanner();
  await expect(bar.getByText(product.name, { exact: true })).toBeVisible();
  const header = page.getByRole("banner");
  const gap = async () => (await boxOf(header)).height - (await boxOf(bar.locator("> *"))).y;
  await expect.poll(gap, { message: "the bar stands below the header" }).toBeLessThanOrEqual(1);
  expect(await endOf(request), "the request stands at the other end").toBeGreaterThan(1280 * 0.9);
  await test.step("on a phone it is in the header, beside the menu", async () => {
    await page.setViewportSize({ width: 320, height: 844 });
    await passBanner();
    await expect(bar.getByText(product.name, { exact: true })).toBeVisible();
    const { y, height } = await boxOf(bar.locator("> *"));
    expect(y).toBe(0);
    expect(height).toBeLessThan((await boxOf(header)).height);
    expect(await endOf(request)).toBeLessThan((await boxOf(header.locator("summary"))).x);
    await header.getByRole("link").nth(1).focus();
    // The bar itself has no height.
    await expect(request, "nothing is focused behind the bar").toBeHidden();
    await page.getByRole("main").getByRole("link").last().focus();
    await expect(request).toBeVisible();
  });
  await expect(request).toHaveAttribute("href", askUrl(Boolean(home.infoRequest), product.slug));
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 540 });
  await passBanner();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await passBanner();
  await expect(bar).toBeHidden();
});

test("at 200 % text the bar is as high as the header, whose icons share a row", async ({ page }) => {
  const [product] = products;
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  // As high as the header needs to stay in view.
  await page.setViewportSize({ width: 390, height: 1200 });
  await page.goto(product?.route ?? "");
  const header = page.getByRole("banner");
  const tops = await header
    .locator("a:visible, summary")
    .evaluateAll((all) => all.slice(-3).map((icon) => icon.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const heightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().height);
  const bar = page.getByRole("group", { name: product?.name }).locator("> *");
  // But for the header's line.
  await expect.poll(async () => (await heightOf(header)) - (await heightOf(bar))).toBe(1);
});
