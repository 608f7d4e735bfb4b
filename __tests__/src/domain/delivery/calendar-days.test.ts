import { beginsWeek, calendarDays, positionIn } from "../../../../src/domain/delivery/calendar-days";

const closed = [{ day: "2026-10-28", name: "Cumhuriyet Bayramı (yarım gün)" }];
const calendar = { from: "2026-10-01", until: "2027-12-31", closed };
const daysFrom = (first: string, last: string) => calendarDays(first, last, calendar);

test("has every day of at least two weeks", () => {
  expect(daysFrom("2026-10-26", "2026-11-20").map(({ day }) => day)).toHaveLength(26);
  const short = daysFrom("2026-10-26", "2026-10-28");
  expect([short[0]?.day, short.at(-1)?.day]).toEqual(["2026-10-26", "2026-11-08"]);
});

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

test("weeks begin on Mondays", () => {
  const mondays = daysFrom("2026-11-22", "2026-12-01").filter(({ day }) => beginsWeek(day));
  expect(mondays.map(({ day }) => day)).toEqual(["2026-11-23", "2026-11-30"]);
});

test("days lie between the first and the last", () => {
  const days = daysFrom("2026-11-02", "2026-11-21");
  expect(positionIn(days, "2026-11-02", "2026-11-21")).toEqual({ from: 0, to: 1 });
  expect(positionIn(days, "2026-11-06", "2026-11-06")).toEqual({ from: 4 / 20, to: 5 / 20 });
  expect(positionIn(days, "2026-11-06", "2026-11-22")).toBeUndefined();
});
