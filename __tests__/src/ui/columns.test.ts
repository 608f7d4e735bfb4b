import { inRow } from "#src/ui/columns.ts";

test.each([
  [3, 3, 3],
  [4, 3, 2],
  [5, 3, 3],
  [7, 4, 4],
  [0, 3, 1],
])("%i items, at most %i a row: %i in a row", (count, most, number) => {
  expect(inRow(count, most)).toBe(number);
});
