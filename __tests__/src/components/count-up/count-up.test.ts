import { stepAt, valueAtStep } from "../../../../src/components/count-up/count-up";

test.each([
  ["before anything", 0, 0, 0],
  ["half way", 1000, 0, 30],
  ["at the end of two seconds", 2000, 0, 60],
  ["long after", 9000, 0, 60],
  ["of the third stat, before its turn", 400, 2, 0],
  ["of the third stat, half way", 1400, 2, 30],
])("the step %s is right", (_, elapsed, index, step) => {
  expect(stepAt(elapsed, index)).toBe(step);
});

test("shows whole numbers on the way and the exact number at the end", () => {
  expect([0, 30, 59, 60].map((step) => valueAtStep(99.8, step))).toEqual([0, 49, 98, 99.8]);
});
