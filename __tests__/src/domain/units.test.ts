import { axesOf, daysOf, turnaroundUnits, warrantyUnits, yearsOf } from "#src/domain/units.ts";

const length = (number: number, unit: string, to: number | null = null) => ({ number, to, unit });

test("every unit converts to the axis", () => {
  expect(turnaroundUnits.map((unit) => daysOf({ number: 24, unit }).to)).toEqual([1, 24, 24, 120]);
  expect(warrantyUnits.map((unit) => yearsOf({ number: 12, unit }).to)).toEqual([1, 12]);
});

test("a turnaround has both ends, a warranty begins at once", () => {
  expect(daysOf({ number: 24, to: 48, unit: "saat" })).toEqual({ from: 1, to: 2 });
  expect(daysOf({ number: 3, unit: "gün" })).toEqual({ from: 3, to: 3 });
  expect(yearsOf({ number: 2, to: 5, unit: "yıl" })).toEqual({ from: 0, to: 5 });
});

test("the axes end with the longest turnaround and warranty", () => {
  const products = [
    { turnaround: length(3, "hafta", 5), warranties: [length(18, "ay")] },
    { turnaround: null, warranties: [length(2, "yıl", 4), length(1, "yıl")] },
  ];
  expect(axesOf(products)).toEqual({ days: 25, years: 4 });
  expect(axesOf([{ turnaround: length(2, "gün"), warranties: [] }])).toEqual({ days: 14, years: null });
});
