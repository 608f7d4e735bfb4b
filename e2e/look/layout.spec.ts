import { expect, type Page, test } from "@playwright/test";
import { alike } from "../spec/products";
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
