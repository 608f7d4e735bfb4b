import { stepAt, valueAtStep } from "#src/features/counters/count-up.ts";

test.each([
  [0, 0, 0],
  [1000, 0, 30],
  [1999, 0, 59],
  [2000, 0, 60],
  [9000, 0, 60],
  // The third number begins 400 ms after the first.
  [400, 2, 0],
  [434, 2, 1],
  [2399, 2, 59],
  [2400, 2, 60],
  [0, 2, 0],
])("after %s ms number %s is at step %s", (elapsed, index, step) => {
  expect(stepAt(elapsed, index)).toBe(step);
});

test("counts whole numbers up to the exact one", () => {
  expect([0, 1, 59, 60].map((step) => valueAtStep(99.8, step))).toEqual([0, 1, 98, 99.8]);
});
