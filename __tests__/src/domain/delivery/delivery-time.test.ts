import { workingCalendar } from "#src/build/graphql/working-calendar/working-calendar.ts";
import { deliveryTime } from "#src/domain/delivery/delivery-time.ts";
import type { QuantityLike } from "#src/domain/format.ts";
import { officialDays, tableHours } from "../../../support/official-days";

const calendar = workingCalendar("2025-01-15", { closed: [], open: [] });
const arrivalOf = (text: string) => ({ day: text.slice(0, 10), time: text.slice(11) });
const answer = (arrival: string, turnaround: QuantityLike) =>
  deliveryTime(arrivalOf(arrival), turnaround, tableHours, calendar);

describe("on every day of two years", () => {
  /** Independent computation of working days from handwritten holidays and local dates. */
  const working: string[] = [];
  for (let date = new Date(2025, 0, 1, 12); date < new Date(2027, 1, 1); date.setDate(date.getDate() + 1)) {
    const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
    const isOff = ["Sat", "Sun"].includes(date.toDateString().slice(0, 3)) || officialDays.includes(day);
    if (!isOff) working.push(day);
  }
  const nextAfter = (day: string) => working.findIndex((other) => other > day);

  /** Whether the laboratory is open at this arrival, by the table of hours. */
  function isInTime(day: string, time: string): boolean {
    if (officialDays.includes(day)) return false;
    const name = new Date(`${day}T12:00:00Z`).toUTCString().slice(0, 3);
    if (name === "Sun") return false;
    return time <= (name === "Sat" ? "14.00" : "18.00");
  }

  test.each(["14.00", "14.01", "18.00", "18.01"])(
    "what arrives at %s is ready when counted otherwise",
    (time) => {
      const differences: string[] = [];
      let days = 0;
      for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
        const day = new Date(at).toISOString().slice(0, 10);
        const begins = nextAfter(isInTime(day, time) ? day : (working[nextAfter(day)] ?? ""));
        const { first, last } = answer(`${day} ${time}`, { number: 3, to: 5, unit: "iş günü" }) ?? {};
        const [found, wanted] = [`${first} to ${last}`, `${working[begins + 2]} to ${working[begins + 4]}`];
        if (found !== wanted) differences.push(`${day} ${time}: ${found}, not ${wanted}`);
        days++;
      }
      expect(days).toBe(730);
      // Limits the report: a wrong calendar differs on hundreds of days.
      expect(differences.slice(0, 5)).toEqual([]);
    },
  );
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
