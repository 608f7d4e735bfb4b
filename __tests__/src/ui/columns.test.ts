import { inRow } from "../../../src/ui/columns";

test.each([
  [3, 3, 3],
  [4, 3, 2],
  [5, 3, 3],
  [7, 4, 4],
  [0, 3, 1],
])("%i items of at most %i in a row stand %i in a row", (count, most, number) => {
  expect(inRow(count, most)).toBe(number);
});
