import { expect, type Page, test } from "@playwright/test";
import { countUp } from "../../specification/constants";
import { amountOf, home } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { loadFonts, recordShifts, shiftsOf } from "../support/shifts";
import { settle } from "../support/stop-clock";

test.use(withMotion);

const stats = home.stats?.items ?? [];
const finals = stats.map((stat) => amountOf(stat));
test.skip(stats.length === 0, "the content has no band of figures");

/** What stands in the band before it counts: the final words with a zero for the number; a fraction does not count. */
const zeros = finals.map((final) => (final.includes("/") ? final : final.replace(/\d[\d.,]*/, "0")));

const band = (page: Page) => page.getByRole("region", { name: home.stats?.title ?? "" });
const seen = (page: Page) => band(page).locator("[data-final] > span").allInnerTexts();
const number = (text = "") => Number(/\d[\d.]*/.exec(text)?.[0].replaceAll(".", ""));

test("figures count up once, when the band is seen, and nothing moves", async ({ page }) => {
  await recordShifts(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await openAlive(page, "/");
  await loadFonts(page);
  await shiftsOf(page, 0);
  expect(await seen(page), "not before the band is seen").toEqual(zeros);
  await band(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(countUp.duration / 4);
      return seen(page);
    })
    .toEqual(finals);
  await test.step("seen again, they stay", async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.clock.runFor(500);
    await band(page).scrollIntoViewIfNeeded();
    await settle(page);
    await page.clock.runFor(200);
    expect(await seen(page)).toEqual(finals);
  });
  expect(await shiftsOf(page, 0)).toEqual([]);
});

test("figures in view of the first paint begin at zero there, and never go back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.clock.install();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const figure = document.querySelector("[data-zero][data-final]");
      const before = figure && getComputedStyle(figure, "::before").content;
      if (figure) seen.push(before?.startsWith('"') ? before : String(figure.firstElementChild?.textContent));
      requestAnimationFrame(note);
    };
    // Before the page is read to its end its last script has not run.
    document.addEventListener("DOMContentLoaded", () => requestAnimationFrame(note));
  });
  await page.goto("/");
  await expect
    .poll(async () => {
      await page.clock.runFor(countUp.duration / 10);
      return seen(page);
    })
    .toEqual(finals);
  const values = (await page.evaluate((): string[] => Reflect.get(window, "seen"))).map(number);
  expect(values[0]).toBe(0);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});
