import { expect, type Page, test } from "@playwright/test";
import { fullPages, pageKinds, productKinds } from "../../support/real-content";
import { devices } from "../support/devices";

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

/** Forgets what moved until the fonts stand: on a busy machine they may be later than the first paint, cached as they are. */
async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    Reflect.get(window, "shifts").length = 0;
  });
}

async function shiftsOf(page: Page, limit: number): Promise<string[]> {
  const shifts: { value: number; text: string }[] = await page.evaluate(() => Reflect.get(window, "shifts"));
  return shifts.filter(({ value }) => value > limit).map(({ value, text }) => `${value}: ${text}`);
}

/** From here on, all that goes wrong on the page: what it logs or throws, what it lacks, what it asks others for. */
function recordProblems(page: Page, origin: string): string[] {
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
    if (url.protocol !== "data:" && url.origin !== origin) problems.push(`foreign: ${request.url()}`);
  });
  return problems;
}

/** Addresses of pictures in sight that have not come. */
const missingPictures = (page: Page) =>
  page
    .locator("main img:visible")
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    );

/**
 * What may move when the web fonts come late and the machine has none of the faces that stand in for them in their
 * metrics (a bare Linux has not); half of what counts as good.
 */
const swapLimit = 0.05;

for (const { device, options, isPhone } of devices)
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const route of isPhone ? pageKinds : fullPages)
      test(`${route} loads cleanly: nothing shifts, fails, logs or comes from elsewhere`, async ({
        page,
        baseURL,
      }) => {
        const problems = recordProblems(page, new URL(baseURL ?? "").origin);
        await recordShifts(page);
        await page.goto(route);
        await readThrough(page);
        expect(await shiftsOf(page, swapLimit)).toEqual([]);
        await expect.poll(() => missingPictures(page)).toEqual([]);
        expect(problems).toEqual([]);

        await test.step("once the fonts are there, nothing moves at all", async () => {
          await page.reload();
          await forgetShifts(page);
          await readThrough(page);
          expect(await shiftsOf(page, 0)).toEqual([]);
        });
      });
  });

for (const [width, height] of [
  [844, 390],
  [640, 450],
] as const)
  test(`in a window of ${width} × ${height} a product's name is on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { route, name } of productKinds) {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1, name })).toBeInViewport({ ratio: 1 });
    }
  });
