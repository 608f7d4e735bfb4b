import { swipeSteps } from "../../../../src/ui/carousel/carousel-position";

test.each([
  ["a swipe to the left", -60, 5, 1],
  ["a swipe to the right", 60, -5, -1],
  ["a touch that hardly moves", -39, 0, 0],
  ["a scroll that drifts sideways", -60, 90, 0],
])("%s moves by its steps", (_, dx, dy, steps) => {
  expect(swipeSteps(dx, dy)).toBe(steps);
});
