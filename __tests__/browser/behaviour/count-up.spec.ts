import { expect, type Page, test } from "@playwright/test";
import { countUp } from "../../specification/constants";
import { amountOf, home } from "../../support/real-content";
import { openAlive } from "../support/open-alive";
import { settle, stopClock } from "../support/stop-clock";

const stats = home.stats?.items ?? [];
const finals = stats.map((stat) => amountOf(stat));
test.skip(stats.length === 0, "the content has no band of figures");

/** What stands in the band before it counts: the final words with a nought for the number; a fraction does not count. */
const zeros = finals.map((final) => (final.includes("/") ? final : final.replace(/\d[\d.,]*/, "0")));

const band = (page: Page) => page.getByRole("region", { name: home.stats?.title ?? "" });
const seen = (page: Page) => band(page).locator("[data-final] > span").allInnerTexts();
const number = (text = "") => Number(/\d[\d.]*/.exec(text)?.[0].replaceAll(".", ""));

test("figures count up once, when the band is seen: in two seconds, one after the other, and nothing moves", async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shifts = 0;
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts += Number(Reflect.get(entry, "value"));
      Object.assign(window, { shifts });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await openAlive(page, "/");
  await expect.poll(() => seen(page)).toEqual(zeros);
  await page.clock.runFor(2 * countUp.duration);
  expect(await seen(page), "not before the band is seen").toEqual(zeros);

  const tick = countUp.duration / countUp.steps;
  await stopClock(page);
  await band(page).scrollIntoViewIfNeeded();
  // The browser tells of the band's coming into view in its own time; then the first figure makes its first steps.
  await expect
    .poll(async () => {
      await page.clock.runFor(Math.ceil(tick));
      return (await seen(page))[0];
    })
    .not.toBe(zeros[0]);
  expect((await seen(page)).slice(1), "the others wait their turn").toEqual(zeros.slice(1));

  await page.clock.runFor(countUp.duration / 2);
  const halfway = await seen(page);
  for (const [i, text] of halfway.entries()) {
    if (text === zeros[i] && text === finals[i]) continue;
    const [now, final] = [number(text), number(finals[i])];
    const share = (countUp.duration / 2 - i * countUp.stagger) / countUp.duration;
    // A few steps more or less, and a figure is shown without its decimals.
    expect(now, text).toBeGreaterThanOrEqual(Math.floor(final * Math.max(share - 0.05, 0)));
    expect(now, text).toBeLessThanOrEqual(Math.ceil(final * (Math.max(share, 0) + 0.1)));
  }

  await page.clock.runFor(countUp.duration / 2 + (stats.length - 1) * countUp.stagger + 2 * tick);
  expect(await seen(page)).toEqual(finals);
  await test.step("seen again, they stay", async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.clock.runFor(500);
    await band(page).scrollIntoViewIfNeeded();
    await settle(page);
    await page.clock.runFor(200);
    expect(await seen(page)).toEqual(finals);
  });
  expect(await page.evaluate(() => Number(Reflect.get(window, "shifts")))).toBeLessThan(0.01);
  for (const figure of await band(page).locator("[data-final]").all())
    await expect(figure, "screen readers get the final figures only").toHaveAttribute("aria-hidden", "true");
});

test("figures in view of the first paint begin at nought there, and never go back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const figure = document.querySelector("[data-zero][data-final]");
      const before = figure && getComputedStyle(figure, "::before").content;
      if (figure) seen.push(before?.startsWith('"') ? before : String(figure.firstElementChild?.textContent));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto("/");
  await expect.poll(() => seen(page), { timeout: 10_000 }).toEqual(finals);
  const values = (await page.evaluate((): string[] => Reflect.get(window, "seen"))).map(number);
  expect(values[0]).toBe(0);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the final figures stand from the start", async ({ page }) => {
    await page.clock.install();
    await openAlive(page, "/");
    await page.clock.runFor(countUp.duration);
    expect(await seen(page)).toEqual(finals);
  });
});
