import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { workingCalendar } from "#src/build/graphql/working-calendar/working-calendar.ts";
import { askUrl, slipUrl } from "#src/domain/contact-links.ts";
import { addDays, inIstanbul } from "#src/domain/delivery/days.ts";
import { deliveryAnswer, deliveryInWords } from "#src/domain/delivery/delivery-answer.ts";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { writeDay } from "#src/domain/delivery/write-days.ts";
import { withoutLinks } from "#src/domain/text-links.ts";
import {
  closures,
  home,
  type Product,
  products,
  site,
  delivery as texts,
  words,
  workSlip,
} from "../../support/real-content";
import { expectMeasuredColours } from "../support/measured-colours";
import { neededByAll } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { loadFonts, recordShifts, shiftsOf } from "../support/shifts";

const calendar = workingCalendar(inIstanbul(new Date()).day, closures);
const rules = { words, hours: site.hours, calendar };

type Timed = Product & { turnaround: NonNullable<Product["turnaround"]> };
const isTimed = (product: Product): product is Timed => product.turnaround !== null;
const all = products.filter(isTimed);
/** A product whose day can be requested on the slip, if any. */
const timed = neededByAll(all.find(({ tryIns }) => !tryIns) ?? all[0], "product with a turnaround");

const section = (page: Page) => page.getByRole("region", { name: texts.title });
const plainRule = withoutLinks(texts.rule);
const days = (page: Page) => section(page).getByRole("status").locator("> :first-child");

/** The days with the longest answer and the longest sentence. */
const longestDays = (): string[] => {
  const now = { day: calendar.from, time: "10.00" };
  const answers = Array.from({ length: 600 }, (_, i) => addDays(calendar.from, i)).map((day) => ({
    day,
    ...deliveryAnswer(now, day, timed, rules),
  }));
  return (["days", "note"] as const).map(
    (part) => answers.reduce((best, answer) => (answer[part].length > best[part].length ? answer : best)).day,
  );
};

test.describe("on a device in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("shows days in Turkish time without layout shift", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await recordShifts(page);
    const height = async () => (await section(page).boundingBox())?.height;
    for (const day of longestDays()) {
      // After midnight in Türkiye, while it is the day before elsewhere.
      const moment = new Date(`${addDays(day, -1)}T21:30:00Z`);
      await page.clock.setFixedTime(moment);
      const { release } = await openSlowly(page, timed.route);
      await loadFonts(page);
      await expect(
        days(page).getByText(deliveryInWords(timed, rules.calendar)),
        "no second format is seen",
      ).toBeHidden();
      const before = await height();
      await shiftsOf(page, 0);
      release();
      const wanted = deliveryAnswer(inIstanbul(moment), undefined, timed, rules);
      await expect(days(page)).toHaveText(wanted.days);
      await expect(section(page).getByText(wanted.note, { exact: true })).toBeVisible();
      expect(await height(), day).toBe(before);
      expect(await shiftsOf(page, 0), "nothing moves when the days come").toEqual([]);
    }
  });
});

test("the calendar stays while its code is still missing", async ({ page }) => {
  await page.route(/delivery-calendar-.*\.js$/, () => undefined);
  for (const { route } of all) {
    await page.goto(route);
    const calendar = section(page).locator("[data-needs-script][aria-hidden]");
    if ((await calendar.count()) === 0) continue;
    await openAlive(page, route, "section[aria-labelledby=teslim] button");
    await expect(days(page).locator("[data-undated]")).toHaveCount(0);
    await expect(calendar, route).toBeVisible();
    return;
  }
});

test("another day changes the answer, calendar file and slip link", async ({ page }) => {
  await openAlive(page, timed.route, "main section > *, section[aria-labelledby=teslim] button");
  await test.step("other colours of the brand", () => expectMeasuredColours(page));
  const now = inIstanbul(new Date());
  const { time } = deliveryAnswer(now, undefined, timed, rules);
  const inCalendar = section(page).getByRole("button", { name: texts.calendarLabel });
  const save = async () => {
    const saved = page.waitForEvent("download");
    await inCalendar.click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${timed.slug}.ics`);
    return (await readFile(await download.path(), "utf8")).replaceAll("\r\n ", "");
  };
  const entry = await save();
  await expect(section(page).getByText(deliveryStrings.notSaved)).toBeVisible();
  const ids = [entry, await save()].map((file) => /^UID:(.+)$/m.exec(file)?.[1]);
  expect(new Set(ids).size, "two cases of a day are two entries").toBe(2);
  expect(entry).toContain(`DTSTART;VALUE=DATE:${time?.first.replaceAll("-", "")}`);
  expect(entry).toContain(timed.name);

  const field = page.getByLabel(deliveryStrings.chooseDay);
  await field.fill(addDays(now.day, -1));
  await expect(days(page)).toHaveText(deliveryStrings.past);
  await expect(inCalendar).toBeDisabled();
  await field.fill("");
  await expect(section(page).getByText(deliveryStrings.ifArrives(words), { exact: true })).toBeVisible();
  const other = addDays(now.day, 10);
  const answer = deliveryAnswer(now, other, timed, rules);
  await field.fill(other);
  await expect(days(page)).toHaveText(answer.days);
  await expect(section(page).getByText(deliveryStrings.ifArrives(words, writeDay(other)))).toBeVisible();

  const wanted = workSlip?.formFields.find(({ kind }) => kind === "wantedDay");
  test.skip(!wanted || Boolean(timed.tryIns), "the slip has no such field, or the product has try-ins");
  await section(page)
    .locator(`a[href="${slipUrl(timed.slug, answer.time?.last)}"]`)
    .click();
  const slip = page.getByRole("form", { name: workSlip?.formTitle ?? "" });
  await expect(slip.getByLabel(wanted?.label ?? "", { exact: true })).toHaveValue(answer.time?.last ?? "");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the rule as text and no controls", async ({ page }) => {
    await page.goto(timed.route);
    await expect(section(page).getByText(plainRule, { exact: true })).toBeVisible();
    await expect(days(page)).toHaveText(deliveryInWords(timed, rules.calendar));
    await expect(page.getByText(texts.arrival, { exact: true })).toBeHidden();
    await expect(section(page).locator("input:visible, button:visible")).toHaveCount(0);
    const untimed = products.find((each) => !isTimed(each));
    if (!untimed) return;
    await page.goto(untimed.route);
    await expect(section(page).getByText(words.byCase)).toBeVisible();
    await expect(section(page).getByText(plainRule, { exact: true })).toHaveCount(0);
    await expect(section(page).getByRole("link", { name: words.request })).toHaveAttribute(
      "href",
      askUrl(Boolean(home.infoRequest), untimed.slug),
    );
  });
});
