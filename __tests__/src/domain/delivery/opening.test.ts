import { openingAt } from "#src/domain/delivery/opening.ts";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
/** Two ranges a day, and a Saturday. */
const hours = [
  { days: week, opens: "13.00", closes: "18.00" },
  { days: week, opens: "08.00", closes: "12.00" },
  { days: ["Saturday"], opens: "09.00", closes: "12.00" },
  { days: ["Saturday"], opens: "12.00", closes: "14.00" },
];
/** Thursday, 29 October 2026 is closed. */
const calendar = {
  from: "2026-10-01",
  until: "2026-11-30",
  closed: [{ day: "2026-10-29", name: "Cumhuriyet Bayramı" }],
};
const at = (day: string, time: string) => openingAt({ day, time }, hours, calendar);

test.each([
  ["2026-10-27", "08.00", "12.00"],
  ["2026-10-27", "17.59", "18.00"],
  ["2026-10-31", "10.00", "14.00"],
])("on %s at %s it is open until %s", (day, time, closes) => {
  expect(at(day, time)).toEqual({ closes });
});

test.each([
  ["before opening", "2026-10-27", "07.59", "2026-10-27", "08.00"],
  ["between two ranges", "2026-10-27", "12.30", "2026-10-27", "13.00"],
  ["at closing time before a closed day", "2026-10-28", "18.00", "2026-10-30", "08.00"],
  ["on a closed day", "2026-10-29", "10.00", "2026-10-30", "08.00"],
  ["on Friday evening", "2026-10-30", "20.00", "2026-10-31", "09.00"],
  ["on Saturday evening", "2026-10-31", "20.00", "2026-11-02", "08.00"],
])("%s it opens next", (_, day, time, next, opens) => {
  expect(at(day, time)).toEqual({ next: { day: next, opens } });
});

test("beyond the known holidays it says no day", () => {
  expect(at("2026-11-30", "18.00")).toEqual({});
});
