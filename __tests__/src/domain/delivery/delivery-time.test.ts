import { workingCalendar } from "#src/build/graphql/working-calendar/working-calendar.ts";
import { deliveryTime } from "#src/domain/delivery/delivery-time.ts";
import type { QuantityLike } from "#src/domain/format.ts";
import { tableHours } from "../../../support/official-days";

const calendar = workingCalendar("2025-01-15", { closed: [], open: [] });
const arrivalOf = (text: string) => ({ day: text.slice(0, 10), time: text.slice(11) });
const answer = (arrival: string, turnaround: QuantityLike) =>
  deliveryTime(arrivalOf(arrival), turnaround, tableHours, calendar);

test.each([
  ["at closing time of a workday", "2026-11-03 18.00", "2026-11-06", "2026-11-10"],
  ["after closing time of a workday", "2026-11-03 18.01", "2026-11-09", "2026-11-11"],
  ["at closing time of a Saturday", "2026-11-07 14.00", "2026-11-11", "2026-11-13"],
  ["after closing time of a Saturday", "2026-11-07 14.01", "2026-11-12", "2026-11-16"],
  ["on a Sunday", "2026-11-08 10.00", "2026-11-12", "2026-11-16"],
  ["before a holiday and its eve", "2026-10-26 10.00", "2026-11-02", "2026-11-04"],
  ["before a religious holiday", "2026-05-22 10.00", "2026-06-02", "2026-06-04"],
  ["at the end of a year", "2026-12-30 18.01", "2027-01-06", "2027-01-08"],
])("counts three to five working days %s", (_, arrival, first, last) => {
  expect(answer(arrival, { number: 3, to: 5, unit: "iş günü" })).toMatchObject({ first, last });
});

test("without a time an impression arrives within opening hours", () => {
  const turnaround = { number: 24, unit: "saat" };
  expect(deliveryTime({ day: "2026-11-20" }, turnaround, tableHours, calendar)?.last).toBe("2026-11-23");
  expect(deliveryTime({ day: "2026-11-22" }, turnaround, tableHours, calendar)?.last).toBe("2026-11-24");
});

test("returns skipped days and the first counted day", () => {
  const found = answer("2026-10-27 10.00", { number: 1, unit: "gün" });
  expect(found).toMatchObject({ received: "2026-10-27", begins: "2026-10-30" });
  expect(found?.skipped.map(({ day }) => day)).toEqual(["2026-10-28", "2026-10-29"]);
});

test("a holiday on which an impression arrives is skipped too", () => {
  const found = answer("2026-10-29 10.00", { number: 1, unit: "gün" });
  expect(found).toMatchObject({ received: "2026-10-30", begins: "2026-11-02" });
  expect(found?.skipped.map(({ day }) => day)).toEqual(["2026-10-29"]);
});

test("a holiday at the weekend is not skipped", () => {
  const saturday = answer("2026-08-28 10.00", { number: 2, unit: "gün" });
  expect(saturday?.skipped).toEqual([]);
});

test("closes with the last of several opening hours of a day", () => {
  const hours = [
    { opens: "09.00", closes: "12.00", days: ["Monday"] },
    { opens: "13.00", closes: "17.00", days: ["Monday"] },
  ];
  const turnaround = { number: 1, unit: "gün" };
  const at = (time: string) =>
    deliveryTime({ day: "2026-11-02", time }, turnaround, hours, calendar)?.received;
  expect([at("16.00"), at("17.01")]).toEqual(["2026-11-02", "2026-11-03"]);
});

test("closes with the later end of overlapping opening hours", () => {
  const hours = [
    { opens: "08.00", closes: "18.00", days: ["Monday"] },
    { opens: "07.00", closes: "20.00", days: ["Monday"] },
  ];
  const arrival = { day: "2026-11-02", time: "19.00" };
  const found = deliveryTime(arrival, { number: 1, unit: "gün" }, hours, calendar);
  expect(found?.received).toBe(arrival.day);
});

test("has no answer beyond the known holidays", () => {
  const days = (arrival: string, number: number) => answer(arrival, { number, unit: "gün" })?.last;
  expect(days("2024-12-31 10.00", 1)).toBeUndefined();
  expect(days("2027-01-28 10.00", 1)).toBe("2027-01-29");
  expect(days("2027-01-28 10.00", 2)).toBeUndefined();
  expect(days("2031-01-01 10.00", 1)).toBeUndefined();
  // The next day's year has five digits.
  expect(days("9999-12-31 10.00", 1)).toBeUndefined();
});

test("counts the laboratory's own workdays", () => {
  const sundays = { ...calendar, workdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"] };
  const turnaround = { number: 1, to: 3, unit: "iş günü" };
  const found = deliveryTime(arrivalOf("2026-11-19 10.00"), turnaround, tableHours, sundays);
  expect(found).toMatchObject({ begins: "2026-11-22", first: "2026-11-22", last: "2026-11-24" });
});
