import { expect, test } from "@playwright/test";
import { pages } from "../spec/pages";
import { products } from "../spec/products";
import { routes } from "../spec/routes";
import { pagesToLookAt } from "../support/pages-to-look-at";

// What the HTML and its styles alone decide; runs without scripts (see the projects in playwright.config.ts).

test("no page scrolls sideways from 320 to 1920 px", async ({ page }) => {
  test.setTimeout(120_000);
  for (const { route } of [...routes, { route: "/yok" }]) {
    await page.goto(route);
    for (const width of [320, 360, 480, 620, 768, 1024, 1080, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${route} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("banners have the height the specification gives", async ({ page }) => {
  const heightOf = async (route: string) => {
    await page.goto(route);
    return page
      .locator("main section")
      .first()
      .evaluate((section) => section.getBoundingClientRect().height);
  };
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { route, bannerHeight } of pages) {
      if (bannerHeight) expect(await heightOf(route), `${route} at ${width} px`).toBe(bannerHeight);
    }
    for (const { route } of products) expect(await heightOf(route), `${route} at ${width} px`).toBe(600);
  }
});

test("the first picture of a page comes early and eagerly", async ({ page }) => {
  for (const { route } of routes) {
    await page.goto(route);
    const hero = page.locator("main img").first();
    await expect(hero, route).toHaveAttribute("loading", "eager");
    await expect(hero, route).toHaveAttribute("fetchpriority", "high");
    await expect(page.locator("main img[fetchpriority=high]"), route).toHaveCount(1);
  }
});

test("every picture says how wide it is, so that neither too much nor too little is fetched", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const route of pagesToLookAt) {
    await page.goto(route);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { picture, said, needed } of await page.evaluate(measurePictures)) {
        const place = `${picture} on ${route} at ${width} px`;
        expect(said / needed, place).toBeGreaterThan(0.9);
        expect(said / needed, place).toBeLessThan(1.3);
      }
    }
  }
});

/** In the page: what each picture in sight says of its width, and the width that fills its frame, in px. */
function measurePictures() {
  const probe = document.body.appendChild(document.createElement("div"));
  const widthSaid = (sizes: string) => {
    for (const size of sizes.split(/,\s*/)) {
      const [, condition, length = ""] = /^(\(.*\))?\s*(\S+)$/.exec(size) ?? [];
      if (condition && !matchMedia(condition).matches) continue;
      probe.style.width = length;
      return probe.getBoundingClientRect().width;
    }
    return Number.NaN;
  };
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (width === 0) return [];
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    return [
      {
        picture: image.alt || image.src,
        said: widthSaid(image.sizes),
        needed: Math.max(width, height * ratio),
      },
    ];
  });
  probe.remove();
  return pictures;
}
