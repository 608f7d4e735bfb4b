import { expect, type Page, test } from "@playwright/test";
import { products } from "../../support/real-content";
import { templates } from "../support/templates";

// Typography is in the styles: texts hold no signs for it.

test.use({ javaScriptEnabled: false });

/** Telephone numbers and ranges that are on several lines, or run out of the window. */
const tornNumbers = (page: Page, elements: string) =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: (string | null)[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isNumber =
        text.parentElement?.closest(selector) && /^[+(\d][\d\s()*.–-]{6}/.test(text.textContent ?? "");
      const range = document.createRange();
      range.selectNode(text);
      const lines = [...range.getClientRects()];
      if (isNumber && (lines.length > 1 || lines.some(({ right }) => right > innerWidth)))
        found.push(text.textContent);
    }
    return found;
  }, elements);

for (const width of [320, 360, 390, 768, 900, 1024, 1280, 1366])
  test(`telephone numbers and hours stay on one line at ${width} px`, { tag: "@everywhere" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of templates) {
      await page.goto(address);
      expect([address, await tornNumbers(page, "a[href^='tel:'], dd, td")]).toEqual([address, []]);
    }
  });

// Longer numbers of other laboratories may then be wider than a phone.
for (const width of [360, 390, 768, 1280])
  test(`telephone numbers stay on one line at ${width} px and 200 % text`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width, height: 800 });
    for (const address of templates) {
      await page.goto(address);
      const textSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      const torn = await tornNumbers(page, "a[href^='tel:'], dd");
      expect([address, textSize, torn]).toEqual([address, "32px", []]);
    }
  });

for (const width of [640, 900, 1024])
  test(`the footer's e-mail address stays on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const lines = await page.locator("footer a[href^='mailto:']").evaluateAll((all) =>
      all.map(({ firstChild }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toEqual(lines.map(() => 1));
  });

for (const width of [390, 1024, 1280])
  test(`a product's measures stay in their frames at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { route } of products) {
      await page.goto(route);
      const values = page.locator("main > section").first().locator("dl > div > dd:not([aria-hidden])");
      const wide = await values.evaluateAll((all) =>
        all.filter((value) => value.scrollWidth > value.clientWidth).map((value) => value.textContent),
      );
      expect.soft(wide, route).toEqual([]);
    }
  });
