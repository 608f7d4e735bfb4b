import { cardSpan, layoutOf, placesOf } from "#src/features/catalogue/catalogue.ts";

describe("cards in three columns", () => {
  /** Fills rows of three like a grid: a card that does not fit starts a new row. */
  const holes = (count: number) => {
    const spans = Array.from({ length: count }, (_, position) => cardSpan(position, count));
    const used = spans.reduce((cells, span) => {
      const free = 3 - (cells % 3);
      return cells + (span > free ? free : 0) + span;
    }, 0);
    return used - spans.reduce<number>((sum, span) => sum + span, 0) + ((3 - (used % 3)) % 3);
  };

  test("fill every row", () => {
    const counts = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(counts.filter((count) => holes(count) > 0)).toEqual([]);
  });

  test("are narrow if they fill their rows", () => {
    expect([0, 1, 2].map((position) => cardSpan(position, 3))).toEqual([1, 1, 1]);
  });
});

test("the last of an odd number spans the row", () => {
  for (let count = 1; count <= 6; count++) {
    const list = Array.from({ length: count }, (_, order) => ({ title: `${order}`, category: "", order }));
    const odd = list.filter((entry) => layoutOf(entry, list).includes("odd"));
    expect(odd).toEqual(count % 2 === 1 ? [list.at(-1)] : []);
  }
});

test("an entry has the places of its categories in the filter", () => {
  expect(placesOf(["Ortodonti", "Kron"], ["Kron", "Protez", "Ortodonti"])).toBe("3 1");
});
