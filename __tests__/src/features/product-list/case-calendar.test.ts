import { caseCalendar } from "#src/features/product-list/case-calendar.ts";
import { createQuantity } from "../../../support/factories";
import { tableHours } from "../../../support/official-days";
import { createRow } from "../../../support/product-rows";

const closed = [{ day: "2026-12-01", name: "Sayım" }];
const words = { arrives: "İşiniz", delivery: "Teslim" };
const rules = { words, hours: tableHours, calendar: { from: "2026-11-01", until: "2026-12-31", closed } };
const now = { day: "2026-11-23", time: "10.00" };
const rows = [
  createRow({ slug: "hizli", turnaround: createQuantity({ number: 2, to: 3, unit: "gün" }) }),
  createRow({ slug: "provali", turnaround: createQuantity({ number: 5, to: 7, unit: "gün" }), tryIns: 1 }),
  createRow({ slug: "uzun", turnaround: createQuantity({ number: 10, to: 14, unit: "gün" }) }),
  createRow({ slug: "sorulan", turnaround: null }),
];
const calendarOf = (chosen?: string) => caseCalendar(rows, now, chosen, rules);

test("names skipped days of the longest turnaround", () => {
  expect(calendarOf().note).toBe("Sayım 24 Kasım Salı günü başlar. Sayılmayan: Sayım.");
});

test("omits products with unknown days", () => {
  const { times, days } = calendarOf("2026-12-21");
  expect([...times.keys()]).toEqual(["hizli", "provali"]);
  expect(days.length).toBe(14);
});

test("a past day has a reason instead of a calendar", () => {
  const { days, times, note } = calendarOf("2026-11-20");
  expect([days.length, times.size]).toEqual([0, 0]);
  expect(note).toContain("Geçmiş bir gün");
});

test("is empty if no product has a turnaround", () => {
  const untimed = rows.filter(({ turnaround }) => !turnaround);
  expect(caseCalendar(untimed, now, undefined, rules)).toMatchObject({ days: [], note: "" });
});

describe("work of some hours", () => {
  const repair = createRow({ slug: "tamir", turnaround: createQuantity({ number: 4, unit: "saat" }) });
  const withRepair = [...rows, repair];

  test("has no day without a latest arrival", () =>
    expect(caseCalendar(withRepair, now, undefined, rules)).toEqual(calendarOf()));

  test("has the day of arrival and names the latest hour", () => {
    const sameDay = { ...rules, calendar: { ...rules.calendar, sameDayUntil: "13.00" } };
    const { times, note } = caseCalendar(withRepair, now, undefined, sameDay);
    expect(times.get("tamir")).toMatchObject({ words: "23 Kasım", from: 0 });
    expect(note).toBe(`${calendarOf().note} Aynı gün teslim için en geç geliş saati: 13.00.`);
  });
});
