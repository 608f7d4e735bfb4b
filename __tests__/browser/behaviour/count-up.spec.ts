import { expect, type Page, test } from "@playwright/test";
import { countUp } from "../../specification/constants";
import { amountOf, home } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { loadFonts, recordShifts, shiftsOf } from "../support/shifts";

test.use(withMotion);

const stats = home.stats?.items ?? [];
const finals = stats.map((stat) => amountOf(stat));
test.skip(stats.length === 0, "the content has no band of figures");

/** What stands in the band before it counts: the final words with a zero for the number; a fraction does not count. */
const zeros = finals.map((final) => (final.includes("/") ? final : final.replace(/\d[\d.,]*/, "0")));

const band = (page: Page) => page.getByRole("region", { name: home.stats?.title ?? "" });
const seen = (page: Page) => band(page).locator("[data-final] > span").allInnerTexts();
const number = (text = "") => Number(/\d[\d.]*/.exec(text)?.[0].replaceAll(".", ""));

test("figures count up, never back, when the band is seen, and nothing moves", async ({ page }) => {
  await recordShifts(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await openAlive(page, "/");
  await loadFonts(page);
  await shiftsOf(page, 0);
  expect(await seen(page), "not before the band is seen").toEqual(zeros);
  await band(page).scrollIntoViewIfNeeded();
  const values: number[] = [];
  await expect
    .poll(async () => {
      await page.clock.runFor(countUp.duration / 8);
      const texts = await seen(page);
      values.push(number(texts[0]));
      return texts;
    })
    .toEqual(finals);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(await shiftsOf(page, 0)).toEqual([]);
});
