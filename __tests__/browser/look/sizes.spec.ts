import { expect, type Page, test } from "@playwright/test";
import { bannerHeight } from "../../specification/constants";
import { missingRoute, pageKinds, picturedRoutes, products } from "../../support/real-content";
import { cutTexts } from "../support/cut-texts";
import { openAlive } from "../support/open-alive";
import { pictureWidths } from "../support/picture-widths";

// Each kind of page in windows and letters of many sizes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** From the narrowest phone to a wide screen, with the widths at which the layout changes. */
const widths = [320, 360, 480, 620, 768, 1024, 1000, 1280, 1920];
/** Of them, a window of each kind of machine. */
const commonWidths = [360, 768, 1280, 1920];

/** What follows the window's size (a media query that scripts watch, a transition) may come some frames after it. */
const expectNoSidewaysScroll = (page: Page, what: string) =>
  expect
    .configure({ soft: true })
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${what} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);

async function expectReadable(page: Page, what: string): Promise<void> {
  await expectNoSidewaysScroll(page, what);
  expect.soft(await cutTexts(page), `${what} cuts text off`).toEqual([]);
}

async function expectFittingPictures(page: Page, what: string): Promise<void> {
  for (const { picture, said, needed, fixed } of await pictureWidths(page)) {
    expect.soft(said / needed, `${picture}, ${what}, is fetched too small`).toBeGreaterThan(0.9);
    if (fixed) expect.soft(said / needed, `${picture}, ${what}, is fetched too large`).toBeLessThan(1.35);
  }
}

/** The banner has the height of the specification, or that of its text where an editor has written more. */
async function expectBannerHeight(page: Page, wanted: number, what: string): Promise<void> {
  const { height, text } = await page
    .locator("main section")
    .first()
    .evaluate((section) => ({
      height: section.getBoundingClientRect().height,
      text: section.querySelector("h1")?.parentElement?.getBoundingClientRect().height ?? 0,
    }));
  expect.soft(height, `the banner, ${what}`).toBe(Math.max(wanted, text));
}

const bannerOf = (route: string) => {
  // Words alone take the height they need.
  if (!picturedRoutes.includes(route)) return undefined;
  if (bannerHeight.lowPages.some((page) => page === route)) return bannerHeight.low;
  return products.some((product) => product.route === route) ? bannerHeight.usual : undefined;
};

for (const route of [...pageKinds, missingRoute]) {
  test(`${route} fits every window, and letters twice and four times as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAlive(page, route, "header nav a");
    await expectReadable(page, "a window of 320 × 256");
    const header = await page.evaluate(() => {
      window.scrollTo({ top: 900, behavior: "instant" });
      return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    });
    expect(header, "the header goes with the page").toBeLessThanOrEqual(0);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const what = `at ${width} px`;
      await expectNoSidewaysScroll(page, what);
      if (commonWidths.includes(width)) await expectFittingPictures(page, what);
      const banner = bannerOf(route);
      if (banner && width >= 1280) await expectBannerHeight(page, banner, what);
    }

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
