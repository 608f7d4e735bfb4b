import { stepsInRow } from "../../../../src/sections/shared/process.section";

test.each([
  [2, 2],
  [8, 4],
  [12, 6],
  // No equal rows are possible.
  [7, undefined],
])("%i steps are %i in a row", (count, inRow) => {
  expect(stepsInRow(count)).toBe(inRow);
});
