import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";
import { stopClock } from "../support/stop-clock";

const zeros = ["0+", "0+", "0+", "0/7"];
const finals = ["15+", "10.000+", "150+", "24/7"];

const band = (page: Page) => page.getByRole("region", { name: "Rakamlarla" });
const seen = (page: Page) => band(page).locator("[data-final] > span").allInnerTexts();

test("the HTML holds the final numbers", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/");
  expect(await seen(page)).toEqual(finals);
  await page.close();
});

test("numbers start at zero, count in 60 steps over two seconds, each 200 ms after the one before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await openAlive(page, "/");
  await expect.poll(() => seen(page)).toEqual(zeros);
  await page.clock.runFor(3000);
  expect(await seen(page), "not before the band is seen").toEqual(zeros);

  await stopClock(page);
  await band(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(34);
      return (await seen(page))[0];
    })
    .not.toBe("0+");
  const started = await seen(page);
  expect(started.slice(1), "the others wait their turn").toEqual(["0+", "0+", "0/7"]);

  await page.clock.runFor(1000);
  const [years = "", produced = ""] = await seen(page);
  expect(Number.parseInt(years, 10)).toBeGreaterThanOrEqual(7);
  expect(Number.parseInt(years, 10)).toBeLessThan(15);
  expect(Number.parseInt(produced.replace(".", ""), 10)).toBeLessThan(6000);

  await page.clock.runFor(1700);
  expect(await seen(page)).toEqual(finals);
});

test("the count happens once", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await openAlive(page, "/");
  await expect.poll(() => seen(page)).toEqual(zeros);
  await band(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return seen(page);
    })
    .toEqual(finals);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(500);
  await band(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(200);
  expect(await seen(page)).toEqual(finals);
});

test("nothing moves while numbers count", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, "shifts") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openAlive(page, "/");
  await band(page).scrollIntoViewIfNeeded();
  await expect.poll(() => seen(page), { timeout: 8000 }).toEqual(finals);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBeLessThan(0.01);
});

test("screen readers get the final value only", async ({ page }) => {
  await page.clock.install();
  await openAlive(page, "/");
  await expect(band(page).locator("[data-final]").first()).toHaveAttribute("aria-hidden", "true");
  for (const final of finals)
    await expect(band(page).getByText(final, { exact: true }).first()).toBeAttached();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the final numbers stand from the start", async ({ page }) => {
    await page.clock.install();
    await openAlive(page, "/");
    await page.clock.runFor(1000);
    expect(await seen(page)).toEqual(finals);
  });
});
