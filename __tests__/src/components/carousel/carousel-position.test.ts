import { positionAfter, progressAt, swipeSteps } from "../../../../src/components/carousel/carousel-position";

test.each([
  [0, 1, 1],
  [3, 1, 0],
  [0, -1, 3],
  [2, -6, 0],
])("from %i, %i steps on in four slides leads to %i", (position, steps, reached) => {
  expect(positionAfter(position, steps, 4)).toBe(reached);
});

test("progress is a quarter at the first of four slides and whole at the last", () => {
  expect([0, 1, 2, 3].map((position) => progressAt(position, 4))).toEqual([0.25, 0.5, 0.75, 1]);
});

test.each([
  ["a swipe to the left", -60, 5, 1],
  ["a swipe to the right", 60, -5, -1],
  ["a touch that hardly moves", -39, 0, 0],
  ["a scroll that drifts sideways", -60, 90, 0],
])("%s moves by its steps", (_, dx, dy, steps) => {
  expect(swipeSteps(dx, dy)).toBe(steps);
});
