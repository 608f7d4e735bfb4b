import { expect, type Locator, type Page, test } from "@playwright/test";
import { contactAddress } from "#src/domain/contact-links.ts";
import { slipStrings } from "#src/features/work-slip/slip-strings.ts";
import { products } from "../../support/real-content";
import { openWithFonts } from "../support/shifts";
import { withoutPictures } from "../support/without-pictures";

test.use({ javaScriptEnabled: false });

/** Bottoms of the elements, grouped by the row of their list item. */
const bottomsByRow = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const rows = new Map<number, Set<number>>();
    for (const element of all) {
      const top = Math.round(element.closest("ul > li:has(h3)")?.getBoundingClientRect().top ?? 0);
      const bottom = Math.round(element.getBoundingClientRect().bottom);
      rows.set(top, (rows.get(top) ?? new Set()).add(bottom));
    }
    return [...rows.values()].map(({ size }) => size);
  });

async function expectLevel(page: Page, address: string, lists: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWithFonts(page, address);
  const counts = await bottomsByRow(page.locator(`main ${lists}`));
  expect.soft(counts, address).toEqual(counts.map(() => 1));
}

test("the catalogue's cards have their lists on one level", async ({ page }) => {
  await expectLevel(page, "/", "li:not([data-layout~='wide']) > div > h3 ~ ul");
});

test("a product's materials have their lists on one level", async ({ page }) => {
  await withoutPictures(page);
  for (const { route } of products) await expectLevel(page, route, "li > h3 ~ ul");
});

test("a table beside a text is in the columns of the texts below", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(contactAddress);
  const texts = page.locator("main ul:has(> li dl) > li");
  test.skip((await texts.count()) < 4, "no three texts are below a table");
  const table = await texts.locator("dl").first().boundingBox();
  expect(table?.x).toBeCloseTo((await texts.nth(2).boundingBox())?.x ?? 0, 0);
});

test.describe("on a phone", () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 360, height: 800 } });

  test("the link that clears the slip is at the left edge", async ({ page }) => {
    await page.goto("/is-formu");
    const clear = page.getByRole("button", { name: slipStrings.clear });
    const heading = page.locator("main h2").first();
    expect((await clear.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
    const words = await clear.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getBoundingClientRect().left;
    });
    expect(words).toBeLessThan(40);
  });
});
