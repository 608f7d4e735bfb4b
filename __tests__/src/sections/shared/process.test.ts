import { stepsInRow } from "../../../../src/sections/shared/process.section";

test.each([
  [2, 2],
  [8, 4],
  [12, 6],
  // Rows of the same width would not be full.
  [7, undefined],
])("%i steps stand %i in a row", (count, inRow) => {
  expect(stepsInRow(Array.from({ length: count }, (_, i) => `Adım ${i}`))).toBe(inRow);
});

test("a long word has room, or the steps stand below one another", () => {
  const titles = ["Ölçü", "Model", "Laboratuvarımızda", "Fırın", "Cila", "Teslim"];
  expect(stepsInRow(titles)).toBe(3);
  expect(stepsInRow(titles.slice(1))).toBe(5);
  expect(stepsInRow([...titles, "Kargo"])).toBeUndefined();
});
