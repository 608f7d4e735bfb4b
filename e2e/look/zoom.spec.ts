import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";
import { pagesToLookAt } from "../support/pages-to-look-at";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, "the sizes of the window are set here");
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
});

/** Texts that cannot be read whole: cut off by a box around them or by the window's sides. Empty if all can. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const tolerance = 1.5;
    const hides = ({ overflowX, overflowY, clipPath, position, width }: CSSStyleDeclaration) =>
      // Text for screen readers stands in a box of one pixel.
      position === "absolute" && clipPath !== "none" && Number.parseFloat(width) <= 1
        ? "all"
        : [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest("[aria-hidden=true], [inert], svg, #gatsby-announcer, [data-skip-link]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      let cut = text.left < -tolerance || text.right > window.innerWidth + tolerance;
      for (
        let box: Element | null = element;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const hiding = hides(getComputedStyle(box));
        if (hiding === "all") {
          cut = false;
          break;
        }
        if (!hiding) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        cut ||= text.left < left - tolerance || text.right > right + tolerance;
        // Lines are higher than letters: a box may end a little below the letters.
        const slack = tolerance + text.height * 0.1;
        cut ||= text.top < top - slack || text.bottom > bottom + slack;
      }
      if (cut) found.push(node.textContent.trim().slice(0, 60));
    }
    return found;
  });

async function expectReadable(page: Page, what: string): Promise<void> {
  // What follows the window's size (a media query that scripts watch, a transition) may come some frames after it.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${what} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page), `${what} cuts text off`).toEqual([]);
}

for (const route of [...pagesToLookAt, "/yok"]) {
  test(`${route} can be read with text twice as large, and four times enlarged`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAlive(page, route, "header nav a");
    await expectReadable(page, "a window of 320 × 256");
    const header = await page.evaluate(() => {
      window.scrollTo({ top: 900, behavior: "instant" });
      return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    });
    expect(header, "the header goes with the page").toBeLessThanOrEqual(0);

    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectReadable(page, `text of 200 % at ${width} px`);
    }
  });
}

test("text that is cut off is found", async ({ page }) => {
  await openAlive(page, "/sss", "header nav a");
  await page.evaluate(() => {
    const box = document.querySelector("main h1")?.parentElement;
    if (box) Object.assign(box.style, { overflow: "hidden", height: "10px" });
  });
  expect(await cutTexts(page)).toContain("Sık Sorulan Sorular");
});
