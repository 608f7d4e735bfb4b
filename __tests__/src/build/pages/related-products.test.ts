import { relatedProducts } from "#src/build/pages/related-products.ts";

const product = (slug: string, related: string[] | null = null, previous: string[] | null = null) => ({
  id: slug,
  slug,
  related,
  previous,
});

/** Ids beside the product with this slug. */
const beside = (slug: string, ...groups: ReturnType<typeof product>[][]) =>
  relatedProducts(groups).find((each) => each.product.slug === slug)?.related;

const group = (...slugs: string[]) => slugs.map((slug) => product(slug));

test("related products are the next three of the group", () => {
  expect(beside("a", group("a", "b", "c", "d", "e"), group("x"))).toEqual(["b", "c", "d"]);
});

test("the last of a group is followed by the first", () => {
  expect(beside("d", group("a", "b", "c", "d", "e"))).toEqual(["e", "a", "b"]);
});

test("named products come first, of any group", () => {
  expect(beside("a", [product("a", ["x", "c"]), ...group("b", "c", "d")], group("x"))).toEqual([
    "x",
    "c",
    "b",
  ]);
});

test("a product is named by its previous address too", () => {
  expect(beside("a", [product("a", ["eski"])], [product("yeni", null, ["eski"])])).toEqual(["yeni"]);
});

test("deleted products and the product itself are left out", () => {
  expect(beside("a", [product("a", ["yok", "a"]), ...group("b")])).toEqual(["b"]);
});

test("a product alone in its group has no related ones", () => {
  expect(beside("x", group("x"), group("a", "b"))).toEqual([]);
});
