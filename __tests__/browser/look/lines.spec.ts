import { expect, test } from "@playwright/test";

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
