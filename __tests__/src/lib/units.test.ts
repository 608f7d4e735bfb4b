import { inDays, inYears, turnaroundUnits, warrantyUnits } from "../../../src/lib/units";

test.each([
  [48, "saat", 2],
  [3, "gün", 3],
  [5, "iş günü", 5],
  [2, "hafta", 14],
])("%d %s are %d days", (value, unit, days) => {
  expect(inDays(value, unit)).toBe(days);
});

test.each([
  [6, "ay", 0.5],
  [10, "yıl", 10],
])("%d %s are %d years", (value, unit, years) => {
  expect(inYears(value, unit)).toBe(years);
});

test("every unit a product may have has its place on the axis", () => {
  expect(turnaroundUnits.map((unit) => inDays(24, unit))).toEqual([1, 24, 24, 168]);
  expect(warrantyUnits.map((unit) => inYears(12, unit))).toEqual([1, 12]);
});

test("a name that objects inherit is no unit", () => {
  expect(inDays(3, "constructor")).toBe(3);
});
