import { expect, type Page, test } from "@playwright/test";
import { workingCalendar } from "#src/build/graphql/working-calendar/working-calendar.ts";
import { addDays, inIstanbul, weekdayOf } from "#src/domain/delivery/days.ts";
import { deliveryAnswer } from "#src/domain/delivery/delivery-answer.ts";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { dateOf, writeDay } from "#src/domain/delivery/write-days.ts";
import { productListAddress } from "#src/domain/product-list.ts";
import { closures, products, site, delivery as texts, words } from "../../support/real-content";
import { phone } from "../support/devices";
import { neededByAll } from "../support/needed";
import { openSlowly } from "../support/open-slowly";
import { sheetsOf } from "../support/sheets";
import { startingWith } from "../support/words";

// All products on the calendar; the first viewport of a product's page.
const today = inIstanbul(new Date()).day;
const calendar = workingCalendar(today, closures);
const rules = { words, hours: site.hours, calendar };
/** A Monday morning with known days for all products, so that results are the same on every run. */
const monday = addDays(today, (8 - weekdayOf(today)) % 7);
const morning = new Date(`${monday}T07:00:00Z`);

const timed = products.flatMap((product) =>
  product.turnaround ? [{ ...product, turnaround: product.turnaround }] : [],
);
const first = neededByAll(timed[0], "product with a turnaround");
const answerOf = (product: (typeof timed)[number], day = monday) =>
  deliveryAnswer({ day: monday, time: "10.00" }, day, product, rules);

type Named = Pick<(typeof timed)[number], "name">;
const rows = (page: Page) =>
  page
    .getByRole("table")
    .first()
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const row = (page: Page, { name }: Named) =>
  rows(page).filter({ has: page.getByRole("rowheader").getByRole("link", { name, exact: true }) });
const daysOf = (page: Page, product: Named) => row(page, product).getByRole("cell").first().locator("b");
const arrival = (page: Page) => page.getByRole("group", { name: texts.arrival });
const tops = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));

test.describe("on a phone", () => {
  test.use(phone);

  test("says why an impression of the evening counts later", async ({ page }) => {
    const friday = addDays(monday, 4);
    await page.clock.setFixedTime(new Date(`${friday}T20:30:00Z`));
    const { time } = deliveryAnswer({ day: friday, time: "23.30" }, undefined, first, rules);
    const { release } = await openSlowly(page, productListAddress);
    await page.evaluate(() => document.fonts.ready);
    await expect(rows(page).first()).toBeAttached();
    const before = await tops(page);
    release();
    const reason = deliveryStrings.arrivesLater(words, writeDay(time?.received ?? "")).slice(0, -1);
    await expect(page.getByRole("status").getByText(startingWith(reason))).toBeVisible();
    await expect(daysOf(page, first)).not.toBeEmpty();
    expect(await tops(page)).toEqual(before);
  });
});

test("shows every product on its days without layout shift", async ({ page }) => {
  await page.clock.setFixedTime(morning);
  const { release } = await openSlowly(page, productListAddress);
  await expect(daysOf(page, first)).toBeEmpty();
  await page.evaluate(() => document.fonts.ready);
  await expect(rows(page).first()).toBeInViewport({ ratio: 0.5 });
  const before = await tops(page);
  release();
  for (const product of timed) await expect(daysOf(page, product)).toHaveText(answerOf(product).short ?? "");
  expect(await tops(page)).toEqual(before);
  const days = await page.locator("[data-axis] > i").evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return { left, right, date: Number(cell.querySelector("b")?.textContent) };
    }),
  );
  expect(days.map(({ date }) => date)).toEqual(days.map((_, i) => dateOf(addDays(monday, i))));
  for (const product of timed) {
    const { time } = answerOf(product);
    const drawn = await row(page, product)
      .locator("[data-bar]")
      .evaluate((bar) => {
        const { left } = bar.getBoundingClientRect();
        const gold = getComputedStyle(bar, "::after");
        return { from: left + Number.parseFloat(gold.left), width: Number.parseFloat(gold.width) };
      });
    const cellOf = (day = "") =>
      days[Math.round((Date.parse(day) - Date.parse(monday)) / 86_400_000)] ?? { left: 0, right: 0 };
    expect(Math.abs(drawn.from - cellOf(time?.first).left), `${product.slug} begins`).toBeLessThan(2);
    // Open-ended bars have a point of nine pixels.
    const end = drawn.from + drawn.width - (product.tryIns ? 9 : 0);
    expect(Math.abs(end - cellOf(time?.last).right), `${product.slug} ends`).toBeLessThan(2);
  }

  const other = addDays(monday, 9);
  const otherDay = page.getByText(deliveryStrings.ifArrives(words, writeDay(other)));
  await test.step("prints the days of all products and nothing else", async () => {
    // A sheet holds fifteen products in large letters; long names take a second line.
    const lines = products.length + products.filter(({ name }) => name.length > 24).length;
    expect(await sheetsOf(page)).toBeLessThanOrEqual(Math.ceil(lines / 15));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(deliveryStrings.ifArrives(words), { exact: true })).toBeVisible();
    await expect(page.locator("main section").filter({ visible: true })).toHaveCount(1);
    const size = () =>
      daysOf(page, first).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await expect.poll(size, { message: "read from some steps away" }).toBeGreaterThanOrEqual(24);
    await expect(otherDay).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step("another day", async () => {
    await expect(arrival(page).getByRole("radio", { name: deliveryStrings.today })).toBeChecked();
    await arrival(page).getByLabel(deliveryStrings.chooseDay).fill(other);
    await expect(daysOf(page, first)).toHaveText(answerOf(first, other).short ?? "");
    await page.emulateMedia({ media: "print" });
    await expect(otherDay).toBeVisible();
  });
});

test.describe("on a phone that nobody touches", () => {
  test.use(phone);

  test("the first screen links its delivery days to the calculator", async ({ page }) => {
    await page.clock.setFixedTime(morning);
    await page.goto(first.route);
    const line = page.getByRole("link", { name: answerOf(first).short ?? "", exact: true });
    await expect(line).toBeInViewport({ ratio: 1 });
    await line.tap();
    await expect(page.getByRole("heading", { level: 2, name: texts.title })).toBeInViewport();
  });
});
