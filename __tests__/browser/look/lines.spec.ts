import { expect, test } from "@playwright/test";
import { products } from "../../support/real-content";

// Typography is in the styles: texts hold no signs for it.

test.use({ javaScriptEnabled: false });

for (const width of [320, 768, 900, 1024, 1366])
  test(`telephone numbers stay on one line at ${width} px`, { tag: "@everywhere" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["/", "/iletisim", "/kvkk", products[0]?.route ?? "/"]) {
      await page.goto(address);
      const torn = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: (string | null)[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const isNumber =
            text.parentElement?.closest("a[href^='tel:'], dd") &&
            /^[+(\d][\d\s()*-]{6}/.test(text.textContent ?? "");
          const range = document.createRange();
          range.selectNode(text);
          if (isNumber && range.getClientRects().length > 1) found.push(text.textContent);
        }
        return found;
      });
      expect([address, torn]).toEqual([address, []]);
    }
  });
