import { expect, test } from "@playwright/test";
import { products } from "../../support/real-content";

// Typography is in the styles: texts hold no signs for it.

test.use({ javaScriptEnabled: false });

test("telephone numbers stay on one line", async ({ page }) => {
  await page.goto("/iletisim");
  const numbers = page.locator("a[href^='tel:']");
  expect(await numbers.count()).toBeGreaterThan(0);
  const lines = (number: Element) => {
    const texts = document.createTreeWalker(number, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    range.selectNode(texts.nextNode() ?? number);
    return range.getClientRects().length;
  };
  for (const number of await numbers.all()) expect(await number.evaluate(lines)).toBeLessThanOrEqual(1);
});

test("no line of wrapped breadcrumbs begins with a bar", async ({ page }) => {
  const [product] = products;
  if (!product) throw new Error("There is no product.");
  await page.goto(product.route);
  await page.locator("nav > div > ol").evaluateAll((lists) => {
    for (const list of lists) list.style.maxWidth = "9rem";
  });
  const steps = page.locator("nav ol > li:visible");
  const lines = await steps.evaluateAll((items) =>
    items.map((item) => ({
      top: Math.round(item.getBoundingClientRect().top),
      hasBar: getComputedStyle(item, "::before").content !== "none",
    })),
  );
  const begun = lines.filter(({ top }, i) => i > 0 && top > (lines[i - 1]?.top ?? 0));
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.filter(({ hasBar }) => hasBar)).toEqual([]);
});
