import { parseDuration } from "../../../src/domain/parse-duration";
import { daysOf, turnaroundUnits, warrantyUnits, yearsOf } from "../../../src/domain/units";

test("every unit converts to the axis", () => {
  expect(turnaroundUnits.map((unit) => daysOf({ number: 24, unit }).to)).toEqual([1, 24, 24, 120]);
  expect(warrantyUnits.map((unit) => yearsOf({ number: 12, unit }).to)).toEqual([1, 12]);
});

test("an inherited property name is no unit", () => {
  expect(daysOf({ number: 3, unit: "constructor" }).to).toBe(3);
});

test.each([
  ["30 dk", "gün", 30 / 1440],
  ["5–7 gün", "gün", 7],
  ["5-7 iş günü", "gün", 7],
  ["25+ yıl", "yıl", 25],
  ["6 ay", "yıl", 0.5],
  ["2,5 gün", "gün", 2.5],
] as const)("%s, as an editor writes it, ends after that many %s", (text, unit, length) => {
  expect(parseDuration(unit, text)).toBeCloseTo(length, 9);
});

test.each(["ömür boyu", "3", "3 constructor", "yaklaşık 3 gün"])(
  "“%s” is no length that could be drawn",
  (text) => {
    expect(parseDuration("gün", text)).toBeNull();
  },
);

test("a turnaround has both ends, a warranty begins at once", () => {
  expect(daysOf({ number: 24, to: 48, unit: "saat" })).toEqual({ from: 1, to: 2 });
  expect(daysOf({ number: 3, unit: "gün" })).toEqual({ from: 3, to: 3 });
  expect(yearsOf({ number: 2, to: 5, unit: "yıl" })).toEqual({ from: 0, to: 5 });
});
