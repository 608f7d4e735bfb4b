import { expect, type Page, test } from "@playwright/test";
import { countUp } from "../../specification/constants";
import { homeFigures as finals } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { hydrated } from "../support/open-alive";

// At the page's own speed, recorded in every frame.

test.use(withMotion);

test.skip(finals.length === 0, "the content has no figures that count");

interface Frame {
  time: number;
  /** Visible share of the band. */
  seen: number;
  figures: string[];
}

/** Records the band's visible share and its figures in each frame. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const shown = (figure: Element) => {
      const text = figure.querySelector(":scope > span");
      if (text && getComputedStyle(text).visibility === "visible") return text.textContent ?? "";
      return figure.getAttribute("data-zero") ?? "nothing";
    };
    const look = () => {
      const figures = [...document.querySelectorAll("main dd > span[aria-hidden]")];
      const band = figures[0]?.closest("dl")?.getBoundingClientRect();
      if (band) {
        const visible = Math.min(band.bottom, innerHeight) - Math.max(band.top, 0);
        frames.push({
          time: performance.now(),
          seen: Math.max(0, visible) / band.height,
          figures: figures.map(shown),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const framesOf = (page: Page): Promise<Frame[]> => page.evaluate(() => Object(Reflect.get(window, "frames")));

/** Scrolls the band to the middle of the window, by a number of pixels per frame. */
const scrollToBand = (page: Page, step: number) =>
  page.evaluate(async (pixels) => {
    const band = document.querySelector("main dd > span[aria-hidden]")?.closest("dl");
    if (!band) throw new Error("There is no band.");
    const middle = () => {
      const { top, bottom } = band.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    while (middle() > innerHeight / 2 && scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: pixels, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  }, step);

/** The digits of a figure before its suffix ("24/7"). */
const numberIn = (figure = "") => Number(figure.split("/")[0]?.replace(/\D/g, ""));

/** Asserts that figures are zero until a tenth of the band is visible, count in time, and never go back. */
function expectCount(frames: readonly Frame[]): void {
  const zeros = frames[0]?.figures;
  const begin = frames.find(({ seen }) => seen >= 0.1);
  if (!begin) throw new Error("The band was not seen.");
  for (const { time, figures } of frames) if (time < begin.time) expect(figures).toEqual(zeros);
  const counting = [...finals.keys()].filter((place) => zeros?.[place] !== finals[place]);
  expect(counting.length).toBeGreaterThan(0);
  const ends = counting.map(
    (place) => frames.find(({ figures }) => figures[place] === finals[place])?.time ?? 0,
  );
  for (const [i, end] of ends.slice(1).entries())
    expect(end - (ends[i] ?? 0)).toBeGreaterThan(countUp.stagger / 2);
  for (const place of counting) {
    const values = frames.map(({ figures }) => numberIn(figures[place]));
    expect(values[0]).toBe(0);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const started = frames.find(({ figures }) => numberIn(figures[place]) > 0);
    const ended = frames.find(({ figures }) => figures[place] === finals[place]);
    const duration = (ended?.time ?? 0) - (started?.time ?? 0);
    expect(duration).toBeGreaterThan(countUp.duration * 0.7);
    expect(duration).toBeLessThan(countUp.duration * 1.25);
  }
  expect(frames.at(-1)?.figures).toEqual(finals);
}

test("figures count after slow scrolling on a phone", { tag: "@engines" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await recordFrames(page);
  await page.goto("/");
  await hydrated(page, "main dd > span[aria-hidden]");
  await scrollToBand(page, 12);
  await expect.poll(async () => (await framesOf(page)).at(-1)?.figures, { timeout: 15_000 }).toEqual(finals);
  expectCount(await framesOf(page));
});

test("figures of the first screen stay if scripts come late", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.clock.install();
  // The page never finishes loading, so that only the visitor starts its scripts.
  await page.route(/\.(?:avif|webp)$/, () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const figures = page.locator("main dd > span[aria-hidden] > span");
  await expect(figures.first()).toBeInViewport();
  await page.clock.runFor(1000);
  expect(await figures.first().isVisible()).toBe(true);
  await page.keyboard.press("Shift");
  await hydrated(page, "main dd > span[aria-hidden]");
  await page.clock.runFor(500);
  expect(await figures.allInnerTexts()).toEqual(finals);
});

test("figures already in view before hydration do not count", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/");
  const figures = page.locator("main dd > span[aria-hidden] > span");
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures.first()).toBeVisible();
  await recordFrames(page);
  await page.keyboard.press("Shift");
  await hydrated(page, "main dd > span[aria-hidden]");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await figures.allInnerTexts()).toEqual(finals);
});
