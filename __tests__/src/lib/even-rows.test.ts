import { endsRow, evenRows } from "../../../src/lib/even-rows";
import { longestWord } from "../../../src/lib/longest-word";

test.each([
  [1, 3, [1]],
  [3, 3, [3]],
  [4, 3, [2, 2]],
  [5, 3, [3, 2]],
  [7, 3, [3, 2, 2]],
  [7, 4, [4, 3]],
  [12, 6, [6, 6]],
  [11, 4, [4, 4, 3]],
])("%i items of at most %i in a row stand in rows of %j", (count, most, rows) => {
  expect(evenRows(count, most)).toEqual(rows);
});

test("rows hold all items, none more than it may, and differ by one at most", () => {
  for (let count = 1; count <= 40; count++)
    for (let most = 1; most <= 6; most++) {
      const rows = evenRows(count, most);
      expect(rows.reduce((sum, row) => sum + row)).toBe(count);
      expect(Math.max(...rows)).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    }
});

test("the last of every row ends it", () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((index) => endsRow(index, 7, 3))).toEqual([2, 4, 6]);
});

test("the longest word counts, up to where a line may end", () => {
  expect(longestWord("CAD/CAM operatörü", null, "laboratuvarımızda")).toBe(17);
  expect(longestWord("2016–2026")).toBe(4);
  expect(longestWord()).toBe(0);
});
