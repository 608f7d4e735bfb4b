import { stepsInRow } from "../../../../src/sections/shared/process.section";

test.each([
  [2, 2],
  [8, 4],
  [12, 6],
  // Rows of the same width would not be full.
  [7, undefined],
])("%i steps are %i in a row", (count, inRow) => {
  expect(stepsInRow(count)).toBe(inRow);
});
