import { expect, type Page, test } from "@playwright/test";
import { workingCalendar } from "../../../gatsby/working-calendar/working-calendar";
import { addDays, inIstanbul, weekdayOf } from "../../../src/lib/delivery/days";
import { deliveryAnswer } from "../../../src/lib/delivery/delivery-answer";
import { deliveryStrings } from "../../../src/lib/delivery/delivery-strings";
import { isWorkingDay } from "../../../src/lib/delivery/delivery-time";
import { dateOf } from "../../../src/lib/delivery/write-days";
import { formatQuantity } from "../../../src/lib/format";
import { productListAddress, productSearchId } from "../../../src/lib/product-list";
import { productListStrings } from "../../../src/lib/product-list-strings";
import { closures, products, productsPage, site, delivery as texts } from "../../support/real-content";
import { devices, phone } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { sheetsOf } from "../support/sheets";

// All products on the days of the calendar, and what is told of it on a product's first screen.
const today = inIstanbul(new Date()).day;
const calendar = workingCalendar(today, closures);
const rules = { hours: site.hours, calendar };
/** A Monday morning of which every product's days are known, so that a week's numbers are the same on every run. */
const monday = addDays(today, (8 - weekdayOf(today)) % 7);
const morning = new Date(`${monday}T07:00:00Z`);

const timed = products.flatMap((product) =>
  product.turnaround ? [{ ...product, turnaround: product.turnaround }] : [],
);
const [first] = timed;
if (!first) throw new Error("No product has a turnaround.");
const answerOf = (product: (typeof timed)[number], day = monday) =>
  deliveryAnswer({ day: monday, time: "10.00" }, day, product, rules);

const row = (page: Page, slug: string) => page.locator(`[data-row="${slug}"]`);
const words = (page: Page, slug: string) => row(page, slug).locator("[data-col=turnaround] b");
const arrival = (page: Page) => page.getByLabel(texts.arrival);
const open = async (page: Page) => {
  await page.clock.setFixedTime(morning);
  await openAlive(page, productListAddress, "main thead button");
};

for (const { device, options } of devices)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("each product stands on its days, under days that say which do not count", async ({ page }) => {
      await open(page);
      for (const product of timed)
        await expect(words(page, product.slug)).toHaveText(answerOf(product).short ?? "");
      const days = await page.locator("[data-axis] > i").evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return {
            left,
            right,
            date: Number(cell.querySelector("b")?.textContent),
            isOff: cell.matches("[data-off]"),
          };
        }),
      );
      expect(days.map(({ date }) => date)).toEqual(days.map((_, i) => dateOf(addDays(monday, i))));
      expect(days.map(({ isOff }) => isOff)).toEqual(
        days.map((_, i) => !isWorkingDay(addDays(monday, i), calendar)),
      );
      for (const product of timed) {
        const { time } = answerOf(product);
        const drawn = await row(page, product.slug)
          .locator("[data-bar]")
          .evaluate((bar) => {
            const { left } = bar.getBoundingClientRect();
            const gold = getComputedStyle(bar, "::after");
            return { from: left + Number.parseFloat(gold.left), width: Number.parseFloat(gold.width) };
          });
        const cellOf = (day = "") =>
          days[Math.round((Date.parse(day) - Date.parse(monday)) / 86_400_000)] ?? { left: 0, right: 0 };
        expect(Math.abs(drawn.from - cellOf(time?.first).left), `${product.slug} begins`).toBeLessThan(2);
        // What goes on from its earliest day has a point of nine pixels.
        const point = product.tryIns ? 9 : 0;
        const end = drawn.from + drawn.width - point;
        expect(Math.abs(end - cellOf(time?.last).right), `${product.slug} ends`).toBeLessThan(2);
      }
    });

    test("nothing moves when the days come", async ({ page }) => {
      await page.clock.setFixedTime(morning);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(productListAddress);
      const places = () =>
        page
          .locator("[data-row]")
          .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().top));
      await expect(words(page, first.slug)).toHaveText(formatQuantity(first.turnaround));
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
      await expect(words(page, first.slug)).toHaveText(answerOf(first).short ?? "");
      expect(await places()).toEqual(before);
    });

    test("the first rows stand in the first window, under a low head", async ({ page }) => {
      await open(page);
      const head = page.locator("main section").first();
      expect((await head.boundingBox())?.height).toBeLessThanOrEqual(240);
      await expect(page.locator("[data-row]").first()).toBeInViewport({ ratio: 0.5 });
    });
  });

test("another day of arrival is followed, one that has passed is not", async ({ page }) => {
  await open(page);
  await expect(arrival(page)).toHaveValue(monday);
  const other = addDays(monday, 9);
  await arrival(page).fill(other);
  await expect(words(page, first.slug)).toHaveText(answerOf(first, other).short ?? "");
  await arrival(page).fill(addDays(monday, -1));
  await expect(page.getByText(deliveryStrings.pastHelp)).toBeVisible();
  await expect(words(page, first.slug)).toHaveText(formatQuantity(first.turnaround));
});

test("prints on one sheet, the days of all products and nothing else", async ({ page }) => {
  await open(page);
  await expect(words(page, first.slug)).toHaveText(answerOf(first).short ?? "");
  test.skip(products.length > 16, "more products than a sheet holds");
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(texts.sheet, { exact: true })).toBeVisible();
  await expect(page.locator("main section").filter({ visible: true })).toHaveCount(1);
  const size = await words(page, first.slug).evaluate((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize),
  );
  expect(size, "read from some steps away").toBeGreaterThanOrEqual(24);
});

test("for another day the sheet says so", async ({ page }) => {
  await open(page);
  const other = addDays(monday, 9);
  await arrival(page).fill(other);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(productListStrings.sheetOf("").trim())).toBeVisible();
});

test("an address that ends with the search puts the cursor there, also on the page itself", async ({
  page,
}) => {
  const field = page.getByRole("searchbox", { name: productsPage.search.label });
  await page.goto(`${productListAddress}#${productSearchId}`);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.goto(productListAddress);
  await page.evaluate((hash) => window.location.assign(hash), `#${productSearchId}`);
  await expect(field).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the axis counts days, and no day is asked for", async ({ page }) => {
    await page.goto(productListAddress);
    for (const { slug, turnaround } of timed)
      await expect(words(page, slug)).toHaveText(formatQuantity(turnaround));
    await expect(page.locator("[data-axis] > i")).toHaveCount(0);
    await expect(arrival(page)).toBeHidden();
  });

  test("a product's plates are as they were", async ({ page }) => {
    await page.goto(first.route);
    await expect(page.getByText(texts.today, { exact: true })).toBeHidden();
  });
});

test.describe("on a phone that nobody touches", () => {
  test.use(phone);

  test("a product's first screen says the days for today, and leads to the calculator", async ({ page }) => {
    await page.clock.setFixedTime(morning);
    await page.goto(first.route);
    const line = page.getByRole("link", { name: answerOf(first).short ?? "", exact: true });
    await expect(line).toBeInViewport({ ratio: 1 });
    await line.tap();
    await expect(page.getByRole("heading", { level: 2, name: texts.title })).toBeInViewport();
  });
});

for (const { route } of products.filter(({ turnaround }) => !turnaround).slice(0, 1))
  test(`${route}, which has no turnaround, says nothing of today`, async ({ page }) => {
    await openAlive(page, route, "main a");
    await expect(page.getByText(texts.today, { exact: true })).toHaveCount(0);
  });
