import { expect, type Page, test } from "@playwright/test";
import { daysOf, yearsOf } from "#src/domain/units.ts";
import { axes, products } from "../../support/real-content";
import { needed } from "../support/needed";

// Drawn lengths match their numbers: measured in the browser.

// Without scripts no counter starts.
test.use({ javaScriptEnabled: false });

interface Drawn {
  /** Start, end and length of a range on its axis, in pixels. */
  from: number;
  to: number;
  axis: number;
}

/** Edges are rounded to device pixels. */
const pixels = 2;

function expectDrawn(drawn: Drawn | undefined, range: { from: number; to: number; max: number }): void {
  const { from, to, axis } = drawn ?? { from: 0, to: 0, axis: 0 };
  expect(axis).toBeGreaterThan(0);
  expect(Math.abs(from - (range.from / range.max) * axis)).toBeLessThan(pixels);
  expect(Math.abs(to - (range.to / range.max) * axis)).toBeLessThan(pixels);
}

/** Ranges of turnaround and warranty in the first viewport of a product's page. */
const scalesIn = (page: Page): Promise<Drawn[]> =>
  page.locator("[aria-labelledby=baslik] :has(> [data-entrance=draw])").evaluateAll((scales) =>
    scales.map((scale) => {
      const { left, width } = scale.getBoundingClientRect();
      const range = scale.querySelector("[data-entrance]")?.getBoundingClientRect();
      return { axis: width, from: (range?.left ?? 0) - left, to: (range?.right ?? 0) - left };
    }),
  );

test("scales are drawn to scale", async ({ page }) => {
  const product = products.find((each) => each.turnaround?.to && each.warranty);
  const { route, turnaround, warranty } = needed(
    product,
    "product with a turnaround of several days and a warranty",
  );
  if (!turnaround || !warranty || !axes.years) throw new Error("The axes have no end.");
  const days = daysOf(turnaround);
  await page.goto(route);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [ofDays, ofYears] = await scalesIn(page);
    expectDrawn(ofDays, { ...days, max: axes.days });
    expectDrawn(ofYears, { ...yearsOf(warranty), max: axes.years });
  }
});
