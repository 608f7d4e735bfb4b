import { evenGrid } from "../../../src/components/even-grid";

test("where all rows hold the same, there are columns and nothing else", () => {
  expect(evenGrid(6, { sm: 2, md: 3 })).toEqual({
    gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
    css: {},
  });
});

test("items of a shorter row are wider, at each width as it needs", () => {
  expect(evenGrid(5, { sm: 2, md: 3 })).toEqual({
    gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))", md: "repeat(6, minmax(0, 1fr))" },
    css: {
      "& > *": { gridColumn: { sm: "span 1", md: "span 2" } },
      "& > :nth-of-type(n + 4)": { gridColumn: { sm: "span 1", md: "span 3" } },
      "& > :nth-of-type(n + 5)": { gridColumn: { sm: "span 2", md: "span 3" } },
    },
  });
});

test("every row is full, whatever the number of items", () => {
  for (let count = 1; count <= 40; count++)
    for (const most of [2, 3, 4, 6]) {
      const { gridTemplateColumns, css } = evenGrid(count, { md: most });
      const tracks = Number(/repeat\((\d+)/.exec(gridTemplateColumns.md ?? "")?.[1] ?? 1);
      const spanOf = (item: number) => {
        const [, style] = Object.entries(css).findLast(
          ([selector]) => item + 1 >= Number(/\d+/.exec(selector)?.[0] ?? 1),
        ) ?? ["", { gridColumn: { md: "span 1" } }];
        return Number(/\d+/.exec(JSON.stringify(style))?.[0]);
      };
      let row = 0;
      for (let item = 0; item < count; item++) {
        row += spanOf(item);
        expect(row).toBeLessThanOrEqual(tracks);
        if (row === tracks) row = 0;
      }
      expect(row).toBe(0);
    }
});
