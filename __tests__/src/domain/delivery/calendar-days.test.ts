import { calendarDays } from "#src/domain/delivery/calendar-days.ts";

const closed = [{ day: "2026-10-28", name: "Cumhuriyet Bayramı (yarım gün)" }];
const calendar = { from: "2026-10-01", until: "2027-12-31", closed };
const daysFrom = (first: string, last: string) => calendarDays(first, last, calendar);

test("weekends and closed days are off", () => {
  const off = daysFrom("2026-10-26", "2026-11-01").flatMap(({ day, isOff }) => (isOff ? [day] : []));
  expect(off).toEqual(["2026-10-28", "2026-10-31", "2026-11-01", "2026-11-07", "2026-11-08"]);
});

test.each([
  ["2026-11-23", { "2026-11-23": "Kasım", "2026-12-01": "Aralık" }],
  ["2026-11-28", { "2026-12-01": "Aralık" }],
  ["2026-12-01", { "2026-12-01": "Aralık" }],
])("names months with enough room from %s on", (first, names) => {
  const named = daysFrom(first, first).flatMap(({ day, month }) => (month ? [[day, month]] : []));
  expect(Object.fromEntries(named)).toEqual(names);
});
