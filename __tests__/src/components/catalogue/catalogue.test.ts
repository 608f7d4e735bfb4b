import { cardSpan, entriesOf, placeOf } from "../../../../src/components/catalogue/catalogue";

const entries = [
  { title: "c", category: "Kron", order: 3 },
  { title: "a", category: "Protez", order: 1 },
  { title: "b", category: "Kron", order: 2 },
];
const titles = (category: string | null) => entriesOf(entries, category).map(({ title }) => title);

describe("the entries shown", () => {
  test("are all, in catalogue order, without a category", () => {
    expect(titles(null)).toEqual(["a", "b", "c"]);
  });

  test("are those of the category, in catalogue order", () => {
    expect(titles("Kron")).toEqual(["b", "c"]);
  });

  test("are none for a category without entries", () => {
    expect(titles("Çocuk")).toEqual([]);
  });

  test("leave the list they come from as it is", () => {
    titles(null);
    expect(entries.map(({ title }) => title)).toEqual(["c", "a", "b"]);
  });
});

describe("cards in three columns", () => {
  /** Fills rows of three from the left, as a grid does; a card that does not fit leaves the rest of its row empty. */
  const holes = (count: number) => {
    const spans = Array.from({ length: count }, (_, position) => cardSpan(position, count));
    const used = spans.reduce((cells, span) => {
      const free = 3 - (cells % 3);
      return cells + (span > free ? free : 0) + span;
    }, 0);
    return used - spans.reduce<number>((sum, span) => sum + span, 0) + ((3 - (used % 3)) % 3);
  };

  test.each(Array.from({ length: 20 }, (_, i) => i + 1))("leave no hole when there are %i", (count) => {
    expect(holes(count)).toBe(0);
  });

  test("are all narrow where they fill their rows by themselves", () => {
    expect([0, 1, 2].map((position) => cardSpan(position, 3))).toEqual([1, 1, 1]);
  });
});

test("in pairs no card is left over: the last of an odd number lies across the row", () => {
  for (let count = 1; count <= 40; count++) {
    const list = Array.from({ length: count }, (_, order) => ({ title: `${order}`, category: "", order }));
    const odd = list.filter((entry) => placeOf(entry, list).includes("odd"));
    expect(odd).toEqual(count % 2 === 1 ? [list.at(-1)] : []);
  }
});
