import { sortByOrder } from "#src/domain/sort-by-order.ts";

const sorted = (...places: { order?: number | null; name: string }[]) =>
  sortByOrder(places, (place) => place).map(({ name }) => name);

test("smaller orders are first", () => {
  expect(sorted({ order: 10, name: "a" }, { order: 2, name: "b" })).toEqual(["b", "a"]);
});

test("equal orders are sorted by Turkish names", () => {
  const names = ["Zirkonyum", "Çocuk", "Cerrahi", "İnley", "Işık"];
  expect(sorted(...names.map((name) => ({ order: 1, name })))).toEqual([
    "Cerrahi",
    "Çocuk",
    "Işık",
    "İnley",
    "Zirkonyum",
  ]);
});

test("those without an order are last, by name", () => {
  expect(sorted({ order: null, name: "b" }, { name: "a" }, { order: 9999, name: "c" })).toEqual([
    "c",
    "a",
    "b",
  ]);
});
