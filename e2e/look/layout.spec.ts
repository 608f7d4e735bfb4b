import { expect, type Page, test } from "@playwright/test";
import { pages } from "../spec/pages";
import { products } from "../spec/products";
import { routes } from "../spec/routes";

/** An entry of the Layout Instability API, which TypeScript's DOM library leaves out. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Scrolls to the end and back in steps, as a reader would, so that everything lazy has come. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** From here on the page keeps what moved, as "how much: what". */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; text: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, text: sources.map(({ node }) => node?.textContent).join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function shiftsOf(page: Page, limit: number): Promise<string[]> {
  const shifts: { value: number; text: string }[] = await page.evaluate(() => Reflect.get(window, "shifts"));
  return shifts.filter(({ value }) => value > limit).map(({ value, text }) => `${value}: ${text}`);
}

/**
 * What may move when the web fonts come late and the machine has none of the faces that stand in for them in their
 * metrics (a bare Linux has not); half of what counts as good.
 */
const swapLimit = 0.05;

test("no page scrolls sideways from 320 to 1920 px", async ({ page, isMobile }) => {
  test.skip(isMobile, "sets its own widths");
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

test("banners have the height the specification gives", async ({ page, isMobile }) => {
  test.skip(isMobile, "heights of wide screens");
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

/** Products whose page has the same parts as the laminate crown's: on a phone that one stands for them. */
const alike = products
  .filter(({ route, shades, pairs }) => !shades && !pairs && route !== "/lamine-kron")
  .map(({ route }) => route);

for (const { route } of routes) {
  test(`${route} loads cleanly: nothing shifts, fails, logs or comes from elsewhere`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile && alike.includes(route), "another product's page stands for it");
    const problems: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    page.on("response", (answer) => {
      if (answer.status() >= 400) problems.push(`${answer.status()}: ${answer.url()}`);
    });
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol !== "data:" && url.origin !== new URL(baseURL ?? "").origin)
        problems.push(`foreign: ${request.url()}`);
    });
    await recordShifts(page);
    await page.goto(route);
    await readThrough(page);
    expect(await shiftsOf(page, swapLimit)).toEqual([]);
    const pictures = page.locator("main img:visible");
    await expect
      .poll(() =>
        pictures.evaluateAll((all) =>
          (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        ),
      )
      .toEqual([]);
    const unfit = await pictures.evaluateAll((all) =>
      all
        .filter(
          (image) =>
            !(image.hasAttribute("width") && image.hasAttribute("height") && image.hasAttribute("alt")),
        )
        .concat(all.filter((image) => !image.parentElement?.querySelector("source[type='image/avif']")))
        .map((image) => image.outerHTML),
    );
    expect(unfit).toEqual([]);
    expect(problems).toEqual([]);
  });
}

for (const route of ["/", "/hakkimizda", "/lamine-kron", "/kvkk"]) {
  test(`${route} does not move at all once the fonts are there`, async ({ page }) => {
    await page.goto(route, { waitUntil: "networkidle" });
    await recordShifts(page);
    await page.reload();
    await readThrough(page);
    expect(await shiftsOf(page, 0)).toEqual([]);
  });
}

test("the first picture of a page comes early and eagerly", async ({ page }) => {
  for (const { route } of routes) {
    await page.goto(route);
    const hero = page.locator("main img").first();
    await expect(hero, route).toHaveAttribute("loading", "eager");
    await expect(hero, route).toHaveAttribute("fetchpriority", "high");
    await expect(page.locator("main img[fetchpriority=high]"), route).toHaveCount(1);
  }
});
