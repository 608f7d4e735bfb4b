import { expect, type Page, test } from "@playwright/test";
import { lineParts } from "#src/domain/line-parts.ts";
import { products, site } from "../../support/real-content";
import { openWithFonts } from "../support/shifts";
import { fullest, templates } from "../support/templates";

// Typography is in the styles: texts hold no signs for it.

test.use({ javaScriptEnabled: false });

/** Telephone numbers and ranges that are on several lines, or run out of the window. */
const tornNumbers = (page: Page, elements: string) =>
  page.evaluate((selector) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: (string | null)[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isNumber =
        text.parentElement?.closest(selector) && /^[+(\d][\d\s()*.–-]{6}/.test(text.textContent ?? "");
      if (!isNumber) continue;
      const range = document.createRange();
      range.selectNode(text);
      const lines = [...range.getClientRects()];
      if (lines.length > 1 || lines.some(({ right }) => right > innerWidth)) found.push(text.textContent);
    }
    return found;
  }, elements);

async function expectWhole(page: Page, elements: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tornNumbers(page, elements), `at ${width} px`).toEqual([]);
  }
}

for (const address of templates) {
  test(`telephone numbers and hours stay on one line: ${address}`, { tag: "@everywhere" }, async ({
    page,
  }) => {
    await openWithFonts(page, address);
    await expectWhole(page, "a[href^='tel:'], dd, td", [320, 360, 390, 768, 900, 1024, 1280, 1366]);
  });

  // Longer numbers of other laboratories may then be wider than a phone.
  test(`telephone numbers stay on one line in text of 200 %: ${address}`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await openWithFonts(page, address);
    const textSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(textSize).toBe("32px");
    await expectWhole(page, "a[href^='tel:'], dd", [360, 390, 768, 1280]);
  });
}

test("the footer's e-mail address stays on one line", async ({ page }) => {
  await openWithFonts(page, "/");
  for (const width of [640, 900, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = page.locator("footer a[href^='mailto:']").evaluateAll((all) =>
      all.map(({ firstChild }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect.soft(new Set(await lines), `at ${width} px`).toEqual(new Set([1]));
  }
});

test("the number of the laboratory's house stays with its name", async ({ page }) => {
  const number = lineParts(site.address.street).find(({ isWhole }) => isWhole)?.text ?? "";
  test.skip(number === "", "the address has none");
  await openWithFonts(page, "/kvkk");
  const part = page.locator("footer li").getByText(number, { exact: true });
  for (let width = 320; width <= 400; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await part.evaluateAll((all) => all[0]?.getClientRects().length), `at ${width} px`).toBe(1);
  }
});

test("what shares the footer's last line is level", async ({ page }) => {
  await openWithFonts(page, "/");
  const parts = page.locator("footer div:has(> ul):last-child > *");
  for (const width of [640, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const uneven = await parts.evaluateAll((all) => {
      const boxes = all.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      return boxes.filter((box, i) => {
        const last = boxes[i - 1];
        const isBeside = last && box.top < last.bottom && last.top < box.bottom;
        return isBeside && Math.abs(middle(box) - middle(last)) > 1;
      }).length;
    });
    expect.soft(uneven, `at ${width} px`).toBe(0);
  }
});

test("breadcrumbs are as high with a long name as with a short one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWithFonts(page, products[0]?.route ?? "");
  const crumbs = page.locator("main nav ol").first();
  const name = crumbs.locator("[aria-current]");
  const heights: number[] = [];
  for (const words of ["Kron", "Dört implantta köprü / protez", "Altı implantta sabit hibrit protez"]) {
    await name.evaluate((step, text) => {
      step.textContent = text;
    }, words);
    heights.push(await crumbs.evaluate((list) => list.clientHeight));
  }
  expect(heights).toEqual(heights.map(() => heights[0]));
});

test("a product's clinical summary has one column of values", async ({ page }) => {
  await openWithFonts(page, fullest.route);
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const values = page.locator("#klinik ~ dl > div > dd");
    const lefts = await values.evaluateAll((all) => all.map((value) => value.getBoundingClientRect().left));
    expect.soft(new Set(lefts).size, `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

for (const [name, address, texts] of [
  ["quotations", "/", "blockquote"],
  ["the slip's notice", "/is-formu", "main section p:has(svg)"],
  ["cards of the catalogue", "/", "main li h3 + p"],
  ["a product's materials", fullest.route, "main li h3 + p"],
] as const) {
  test(`${name} leave no short word alone on the last line`, async ({ page }) => {
    await openWithFonts(page, address);
    const first = page.locator(texts).first();
    test.skip((await first.count()) === 0, "the content has none");
    const alone = await first.evaluate((text) => {
      const words = text.lastChild;
      if (!(text instanceof HTMLElement) || !words) return ["no text"];
      words.textContent = "Kontak ve kapanışta yapılan düzeltmeler bir randevuda kolayca biter.";
      text.style.maxWidth = "none";
      // Otherwise the width follows a frame later.
      text.style.setProperty("transition", "none", "important");
      const range = document.createRange();
      range.selectNodeContents(words);
      const found: string[] = [];
      for (let width = 320; width <= 640; width += 4) {
        text.style.width = `${width}px`;
        const lines = [...range.getClientRects()].map((line) => line.width);
        if ((lines.at(-1) ?? 0) < Math.max(...lines) / 5) found.push(`in ${width} px`);
      }
      return found;
    });
    expect(alone).toEqual([]);
  });
}
