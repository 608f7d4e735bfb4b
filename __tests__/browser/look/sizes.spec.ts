import { expect, type Page, test } from "@playwright/test";
import { strings } from "#src/domain/interface-strings.ts";
import { bannerHeight } from "../../specification/constants";
import { missingRoute, picturedRoutes, products } from "../../support/real-content";
import { expectAccessible, expectTargets } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { phone, withMotion } from "../support/devices";
import { framesDrawn } from "../support/frames";
import { expectMeasuredColours } from "../support/measured-colours";
import { movesEnded } from "../support/moves-ended";
import { hydrated } from "../support/open-alive";
import { recordProblems } from "../support/page-problems";
import { pictureWidths } from "../support/picture-widths";
import { loadFonts, readThrough, recordShifts, shiftsOf } from "../support/shifts";
import { ownLayouts, templates } from "../support/templates";
import { withoutPictures } from "../support/without-pictures";

test.use(withMotion);

/** What does not depend on content is tested on the sample's site only. */
const isOwnSite = process.env.SITE_FOLDER === undefined;

// One visit to each template: it loads without problems, fits windows and text of many sizes, follows other
// brand colours, and is accessible.

/** Widths at which the layout changes; phones are tested before. */
const widths = [620, 900, 1000, 1920, 1280];

/**
 * Tolerated layout shift when web fonts load late, where a line breaks elsewhere in the fallback font: half
 * of what counts as good.
 */
const swapLimit = 0.05;

const missingPictures = (page: Page) =>
  page
    .locator("main img:visible")
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    );

/** Ends all animations, so that checks see the page at rest. */
async function rest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await framesDrawn(page, 2);
  await movesEnded(page);
}

// Reactions to the window's size (a media query in scripts, a transition) may take some frames.
const soon = expect.configure({ soft: true });

const expectNoSidewaysScroll = (page: Page, what: string) =>
  soon
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${what} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);

async function expectReadable(page: Page, what: string): Promise<void> {
  await expectNoSidewaysScroll(page, what);
  await soon.poll(() => cutTexts(page), { message: `${what} cuts text off` }).toEqual([]);
}

async function expectFittingPictures(page: Page, what: string): Promise<void> {
  for (const { picture, said, needed, usual, enough, fixed } of await pictureWidths(page)) {
    expect.soft(said / needed, `${picture}, ${what}, is fetched too small`).toBeGreaterThan(enough);
    if (fixed)
      expect
        .soft(said / Math.max(needed, usual), `${picture}, ${what}, is fetched too large`)
        .toBeLessThan(1.35);
  }
}

/** The banner has the specified height, or that of a longer text with its measures and links. */
async function expectBannerHeight(page: Page, wanted: number, what: string): Promise<void> {
  const { height, least } = await page
    .locator("main section")
    .first()
    .evaluate((section) => {
      const heightOf = (part: Element | null | undefined) => part?.getBoundingClientRect().height ?? 0;
      const text = heightOf(section.querySelector("h1")?.parentElement);
      // A product's banner: photograph, text, measures, links.
      const [, , measures, links] = section.firstElementChild?.children ?? [];
      return { height: heightOf(section), least: text + heightOf(measures) + heightOf(links) };
    });
  expect.soft(height, `the banner, ${what}`).toBeCloseTo(Math.max(wanted, least), 0);
}

const bannerOf = (route: string) => {
  // Banners without a picture are as high as their text.
  if (!picturedRoutes.includes(route)) return undefined;
  if (bannerHeight.lowPages.some((page) => page === route)) return bannerHeight.low;
  return products.some((product) => product.route === route) ? bannerHeight.usual : undefined;
};

/** iPhones zoom into fields with text below 16 pixels. */
async function expectFieldsWithoutZoom(page: Page): Promise<void> {
  const sizes = await page
    .locator("input:not([type=checkbox], [type=radio], [type=hidden], [type=range]), select, textarea")
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.filter((size) => size < 16)).toEqual([]);
}

// Starts on a phone, where lines wrap most.
test.use({ viewport: phone.viewport });

for (const route of templates) {
  test(`${route} can be read and used in every window`, {
    // The not-found page is almost the same for every laboratory.
    tag: route === missingRoute ? [] : "@everywhere",
  }, async ({ page, baseURL }) => {
    const problems = recordProblems(page, new URL(baseURL ?? "").origin);
    await recordShifts(page);
    await page.goto(route);
    await loadFonts(page);
    expect(await shiftsOf(page, swapLimit)).toEqual([]);
    await readThrough(page);
    expect(await shiftsOf(page, 0), "once the fonts are there, nothing moves at all").toEqual([]);
    await expect.poll(() => missingPictures(page)).toEqual([]);
    await hydrated(page, "header nav a, main section > *, footer > *");
    // The missing address itself is logged as an error.
    expect(problems.filter((problem) => !problem.includes(missingRoute))).toEqual([]);

    await withoutPictures(page);
    await rest(page);
    await expectFittingPictures(page, "on a phone");
    await expectAccessible(page, { finger: true, orientation: ownLayouts.includes(route) });
    await expectFieldsWithoutZoom(page);
    await test.step("the header scrolls away in a small and low window", async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await expectReadable(page, "a window of 320 × 256");
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
      await expect(page.getByRole("banner")).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const what = `at ${width} px`;
      await expectNoSidewaysScroll(page, what);
      if (width >= 1280) await expectFittingPictures(page, what);
      const banner = bannerOf(route);
      if (banner && width >= 1280) await expectBannerHeight(page, banner, what);
    }
    await test.step("an extension turns the page to the left", async () => {
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      await expectNoSidewaysScroll(page, "right to left at 1280 px");
      await page.evaluate(() => document.documentElement.removeAttribute("dir"));
    });
    // Pages of sections are read by axe once: wide or narrow, they have the same elements.
    if (isOwnSite && ownLayouts.includes(route)) await expectAccessible(page);
    else await expectTargets(page, 24);
    if (isOwnSite) await test.step("other colours of the brand", () => expectMeasuredColours(page));

    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectReadable(page, `text of 200 % at ${width} px`);
    }
    if (!isOwnSite) return;
    await test.step("headings with a word wider than any column", async () => {
      await page.addStyleTag({ content: "html { font-size: 100% !important }" });
      await page.locator("main :is(h1, h2, h3)").evaluateAll((headings) => {
        for (const heading of headings) heading.textContent = "Değerlendirebildiklerimizdenmişsinizcesine";
      });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectReadable(page, `long words at ${width} px`);
      }
    });
  });
}

test("in low windows header and product's name are on the first screen", { tag: "@everywhere" }, async ({
  page,
}) => {
  await withoutPictures(page);
  const [longest] = [...products].sort((a, b) => b.name.length - a.name.length);
  await page.goto(longest?.route ?? "");
  for (const [width, height] of [
    [844, 390],
    [640, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("header")).toBeInViewport({ ratio: 1 });
  }
});

test("wide windows show the menu beside the search", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/");
  const [before, after] = await page.getByRole("navigation", { name: strings.mainMenu }).evaluate((menu) => {
    const { left, right } = menu.getBoundingClientRect();
    const edges = [menu.previousElementSibling, menu.nextElementSibling].map((part) =>
      part?.getBoundingClientRect(),
    );
    return [left - (edges[0]?.right ?? 0), (edges[1]?.left ?? 0) - right];
  });
  expect(after).toBeLessThan((before ?? 0) / 2);
});
