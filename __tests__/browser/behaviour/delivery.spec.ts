import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { workingCalendar } from "../../../gatsby/working-calendar/working-calendar";
import { infoRequestUrl, slipUrl } from "../../../src/lib/contact-links";
import { addDays, inIstanbul } from "../../../src/lib/delivery/days";
import { deliveryAnswer, deliveryInWords } from "../../../src/lib/delivery/delivery-answer";
import { deliveryStrings } from "../../../src/lib/delivery/delivery-strings";
import { writeDay } from "../../../src/lib/delivery/write-days";
import { strings } from "../../../src/lib/interface-strings";
import {
  closures,
  type Product,
  products,
  site,
  delivery as texts,
  workSlip,
} from "../../support/real-content";
import { openAlive, showIntent } from "../support/open-alive";
import { loadFonts } from "../support/shifts";

const calendar = workingCalendar(inIstanbul(new Date()).day, closures);
const rules = { hours: site.hours, calendar };

type Timed = Product & { turnaround: NonNullable<Product["turnaround"]> };
const isTimed = (product: Product): product is Timed => product.turnaround !== undefined;
const [first] = products.filter(isTimed);
if (!first) throw new Error("No product has a turnaround.");
const timed: Timed = first;

const section = (page: Page) => page.getByRole("region", { name: texts.title });
const days = (page: Page) => section(page).getByRole("status").locator("> :first-child");

/** Late on a day in Türkiye, when it is another day elsewhere, and a morning. */
const moments = [new Date(`${calendar.from}T21:30:00Z`), new Date(`${addDays(calendar.from, 1)}T06:00:00Z`)];

test.describe("on a device far from Türkiye", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the days are those of the clock in Türkiye", async ({ page }) => {
    for (const moment of moments) {
      await page.clock.setFixedTime(moment);
      await openAlive(page, timed.route, "section[aria-labelledby=teslim] input");
      const wanted = deliveryAnswer(inIstanbul(moment), undefined, timed, rules);
      await expect(days(page)).toHaveText(wanted.days);
      await expect(section(page).getByText(wanted.note, { exact: true })).toBeVisible();
    }
  });
});

test("an entry for the calendar holds the days; another day is answered, one that has passed is not", async ({
  page,
}) => {
  await openAlive(page, timed.route, "section[aria-labelledby=teslim] input");
  const now = inIstanbul(new Date());
  const { time } = deliveryAnswer(now, undefined, timed, rules);
  const inCalendar = section(page).getByRole("button", { name: texts.calendarLabel });
  const saved = page.waitForEvent("download");
  await inCalendar.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${timed.slug}.ics`);
  const entry = (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
  expect(entry).toContain(`DTSTART;VALUE=DATE:${time?.first.replaceAll("-", "")}`);
  expect(entry).toContain(`DTEND;VALUE=DATE:${addDays(time?.last ?? "", 1).replaceAll("-", "")}`);
  expect(entry).toContain(timed.name);

  const field = section(page).getByLabel(texts.otherDay);
  const other = addDays(now.day, 10);
  await field.fill(other);
  await expect(days(page)).toHaveText(deliveryAnswer(now, other, timed, rules).days);
  await expect(section(page).getByText(deliveryStrings.ifArrives(writeDay(other)))).toBeVisible();
  await field.fill(addDays(now.day, -1));
  await expect(days(page)).toHaveText(deliveryStrings.past);
  await field.fill(calendar.until);
  await expect(days(page)).toHaveText(deliveryStrings.tooFar);
  await expect(inCalendar).toBeDisabled();
  await field.fill("");
  await expect(section(page).getByText(texts.question, { exact: true })).toBeVisible();
});

/** The day whose answer takes the most room, and the one whose sentence does. */
function longest(work: Timed): string[] {
  const now = { day: calendar.from, time: "10.00" };
  const answers = Array.from({ length: 600 }, (_, i) => addDays(calendar.from, i)).map((day) => ({
    day,
    ...deliveryAnswer(now, day, work, rules),
  }));
  return (["days", "note"] as const).map(
    (part) => answers.reduce((best, answer) => (answer[part].length > best[part].length ? answer : best)).day,
  );
}

test("nothing moves when the days come, however long they are", async ({ page }) => {
  // Where data is dear, scripts wait for the visitor.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const heights = async () => {
    const found: number[] = [];
    for (const width of [320, 390, 620, 1240]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(
        await section(page).evaluate(async (element) => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          return element.getBoundingClientRect().height;
        }),
      );
    }
    return found;
  };
  for (const day of longest(timed)) {
    await page.clock.setFixedTime(new Date(`${day}T07:00:00Z`));
    await page.goto(timed.route);
    // What is out of sight has the height of the window before.
    await page.addStyleTag({ content: "main * { content-visibility: visible !important }" });
    await loadFonts(page);
    const before = await heights();
    await expect(days(page)).toHaveText(deliveryInWords(timed));
    await showIntent(page);
    await expect(days(page)).not.toHaveText(deliveryInWords(timed));
    // What follows the window's size may come some frames after it.
    await expect.poll(heights, { message: day }).toEqual(before);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rule stands in words, and nothing that needs scripts", async ({ page }) => {
    await page.goto(timed.route);
    await expect(section(page).getByText(texts.rule)).toBeVisible();
    await expect(days(page)).toHaveText(deliveryInWords(timed));
    await expect(section(page).locator("input:visible, button:visible")).toHaveCount(0);
    await expect(section(page).getByRole("link", { name: texts.slipLabel })).toBeVisible();
  });
});

for (const product of products.filter((each) => !isTimed(each)).slice(0, 1))
  test(`${product.route}, which has no turnaround, says how to ask in place of a day`, async ({ page }) => {
    await openAlive(page, product.route, "main a");
    await expect(section(page).getByText(deliveryStrings.byCase)).toBeVisible();
    // Nothing is counted.
    await expect(section(page).getByText(texts.rule)).toHaveCount(0);
    await expect(section(page).getByRole("link", { name: strings.ask.request })).toHaveAttribute(
      "href",
      infoRequestUrl(product.slug),
    );
    await expect(section(page).getByRole("status")).toHaveCount(0);
    await expect(page.getByText(texts.today, { exact: true })).toHaveCount(0);
  });

test("the day that was worked out goes along to the slip, as the one the work is wanted on", async ({
  page,
}) => {
  const known = products.find((product): product is Timed => isTimed(product) && !product.tryIns);
  const wanted = workSlip?.formFields.find(({ kind }) => kind === "wantedDay");
  test.skip(!known || !wanted, "no product without try-ins has a turnaround, or the slip has no such field");
  const { route, slug } = known as Timed;
  await openAlive(page, route, "section[aria-labelledby=teslim] input");
  const now = inIstanbul(new Date());
  const other = addDays(now.day, 7);
  const { time } = deliveryAnswer(now, other, known as Timed, rules);
  await section(page).getByLabel(texts.otherDay).fill(other);
  await section(page)
    .locator(`a[href="${slipUrl(slug, time?.last)}"]`)
    .click();
  const slip = page.getByRole("form", { name: workSlip?.formTitle ?? "" });
  await expect(slip.getByLabel(wanted?.label ?? "", { exact: true })).toHaveValue(time?.last ?? "");
});
