import { expect, type Locator, test } from "@playwright/test";
import { products, slidesPage } from "../../support/real-content";
import { openBanner } from "../support/banner";

test.use({ javaScriptEnabled: false });

/** Edges at which the photograph is cropped, and whether it has another shape than its file. */
const croppedEdges = (banner: Locator) =>
  banner.locator("figure").evaluate((frame) => {
    const [outer, inner] = [frame, frame.querySelector("img")].map((part) => part?.getBoundingClientRect());
    if (!outer || !inner) return ["no picture"];
    const { innerWidth } = window;
    const [width, height] = ["width", "height"].map((side) => frame.querySelector("img")?.getAttribute(side));
    const fileRatio = Number(width) / Number(height);
    return Object.entries({
      top: outer.top - inner.top,
      left: Math.max(outer.left, 0) - inner.left,
      right: inner.right - Math.min(outer.right, innerWidth),
      bottom: inner.bottom - outer.bottom,
      // Of another shape than the file, it would be cropped.
      shape: Math.abs(inner.width / inner.height - fileRatio),
    }).flatMap(([edge, by]) => (by > (edge === "shape" ? 0.02 : 1) ? [`${edge}: ${by.toFixed(2)}`] : []));
  });

/** A banner's measures that are wider than their frames. */
const wideMeasures = (banner: Locator) =>
  banner
    .locator("dl > div > dd:not([aria-hidden])")
    .evaluateAll((all) =>
      all.filter((value) => value.scrollWidth > value.clientWidth).map((value) => value.textContent),
    );

for (const { route, name, image } of products) {
  test(`the banner of ${name}: measures in their frames, the photograph whole, links in two columns`, async ({
    page,
  }) => {
    const banner = await openBanner(page, route);
    const links = banner.locator("ul > li");
    const mostColumns = Math.min(2, await links.count());
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await wideMeasures(banner), `at ${width} px`).toEqual([]);
      if (!image) continue;
      await expect.poll(() => croppedEdges(banner), `at ${width} px`).toEqual([]);
      if (width < 1280) continue;
      const frame = await banner.locator("figure").boundingBox();
      const edges = [frame?.x ?? 1, width - (frame?.x ?? 0) - (frame?.width ?? 0)];
      expect.soft(Math.min(...edges), `at ${width} px`).toBeLessThan(1);
      expect.soft(frame?.height, `at ${width} px`).toBeGreaterThanOrEqual(600);
      const columns = () =>
        links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().left)).size);
      if (width < 2560) await expect.soft.poll(columns, `at ${width} px`).toBe(mostColumns);
    }
  });
}

/** Width for each unit of height of a usual photograph. */
const usual = 1920 / 1200;

test("large cards of the catalogue show seven tenths of a usual photograph", async ({ page }) => {
  await page.goto("/");
  const pictures = page.locator("#katalog [data-layout~=wide] img");
  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const ratios = await pictures.evaluateAll((all) =>
      all.map((image) => image.clientWidth / image.clientHeight),
    );
    expect.soft(Math.min(...ratios) / usual, `at ${width} px`).toBeGreaterThan(0.7);
  }
});

test("slides of carousels show nearly all of a usual photograph", async ({ page }) => {
  test.skip(!slidesPage, "the content has no carousel");
  await page.goto(slidesPage?.route ?? "");
  const frame = page.locator("[data-slide] figure").first();
  const shown = async () => {
    const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {};
    return Math.min(usual / (width / height), width / height / usual);
  };
  for (const [width, share] of [
    [360, 0.99],
    [768, 0.99],
    [900, 0.85],
    [1200, 0.85],
    [1240, 0.99],
    [1440, 0.99],
    [2560, 0.85],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft.poll(shown, `at ${width} px`).toBeGreaterThan(share);
  }
});

test("slides of carousels reach the window's edge", async ({ page }) => {
  test.skip(!slidesPage, "the content has no carousel");
  await page.goto(slidesPage?.route ?? "");
  const frame = page.locator("[data-slide] figure").first();
  for (const width of [360, 900, 1240, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const beside = async () => {
      const { x = 0, width: own = 0 } = (await frame.boundingBox()) ?? {};
      return width - x - own;
    };
    await expect.soft.poll(beside, `at ${width} px`).toBeLessThan(1);
  }
});

test("the turnarounds leave the home page's photograph free", async ({ page }) => {
  await page.goto("/");
  const top = page.locator("main > section").first();
  for (const width of [900, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaid = await top.locator("div:has(> dl)").evaluateAll(
      (all) =>
        all.filter((plate) => {
          const photograph = plate.parentElement?.querySelector("picture")?.closest("section > div > div");
          if (!photograph) return false;
          const [own, other] = [plate, photograph].map((part) => part.getBoundingClientRect());
          return own && other && own.right > other.left && own.bottom > other.top && own.top < other.bottom;
        }).length,
    );
    expect.soft(overlaid, `at ${width} px`).toBe(0);
  }
});
