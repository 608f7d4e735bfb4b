import { publicHolidays } from "#src/build/graphql/working-calendar/public-holidays.ts";
import { workingCalendar } from "#src/build/graphql/working-calendar/working-calendar.ts";
import { inIstanbul } from "#src/domain/delivery/days.ts";
import { officialDays, officialUntil } from "../../../../support/official-days";

const none = { closed: [], open: [] };

test("holidays have Turkish names, half days are marked", () => {
  const names = new Map(publicHolidays(2026).map(({ day, name }) => [day, name]));
  expect(names.get("2026-05-26")).toBe("Kurban Bayramı arifesi");
  expect(names.get("2026-05-30")).toBe("Kurban Bayramı");
  expect(names.get("2026-10-28")).toBe("Cumhuriyet Bayramı (yarım gün)");
  expect(names.get("2026-05-19")).toBe("Atatürk’ü Anma, Gençlik ve Spor Bayramı");
});

const years = [...new Set(officialDays.map((day) => day.slice(0, 4)))];

test.each(years)("holidays of %s are the official ones", (year) => {
  const found = new Set(publicHolidays(Number(year)).map(({ day }) => day));
  expect([...found].sort()).toEqual(officialDays.filter((day) => day.startsWith(year)));
});

const { until } = workingCalendar(inIstanbul(new Date()).day, none);

// Jest lists a todo each January, when the published calendar exceeds the list, because a test must not fail by time alone.
if (until > officialUntil)
  test.todo(`official-days.ts ends on ${officialUntil}: add the days until ${until}`);

test("covers two years from this month in order", () => {
  const calendar = workingCalendar("2026-11-22", none);
  expect(calendar).toMatchObject({ from: "2026-11-01", until: "2028-11-30" });
  expect(calendar).toEqual(workingCalendar("2026-11-01", none));
  const days = calendar.closed.map(({ day }) => day);
  expect(days).toEqual([...days].sort());
  expect([days[0], days.at(-1)]).toEqual(["2027-01-01", "2028-10-29"]);
});

test("adds closures and removes holidays on which the laboratory works", () => {
  const closed = [
    { from: "2026-12-31", to: "2027-01-04", name: "Yıllık izin" },
    { from: "2027-08-02", name: "Sayım" },
  ];
  const found = workingCalendar("2026-11-22", { closed, open: ["2027-10-28"] }).closed;
  const reason = (day: string) => found.find((entry) => entry.day === day)?.name;
  const days = ["2026-12-31", "2027-01-01", "2027-01-04", "2027-01-05"];
  expect(days.map(reason)).toEqual(["Yıllık izin", "Yıllık izin", "Yıllık izin", undefined]);
  expect(reason("2027-08-02")).toBe("Sayım");
  expect(["2027-10-28", "2027-10-29"].map(reason)).toEqual([undefined, "Cumhuriyet Bayramı"]);
});

test("a closure without an end ends with the calendar", () => {
  const closed = [{ from: "2026-12-01", to: "9999-12-31", name: "Tadilat" }];
  expect(workingCalendar("2026-11-22", { closed, open: [] }).closed.at(-1)?.day).toBe("2028-11-30");
});
