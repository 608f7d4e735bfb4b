import { existsSync } from "node:fs";
import { createProductListPages } from "../../../gatsby/create-pages/create-product-list-pages";
import { productsInPart } from "../../../src/lib/product-list";
import { createPagesArgs } from "../../support/gatsby-pages";
import type { DocumentNode } from "../../support/gatsby-store";

/** A product whose id is its address. */
const product = (slug: string, group: string, order: number, ...categories: string[]): DocumentNode => ({
  slug,
  menu: { group, order },
  catalogue: categories.map((category) => ({ category })),
  id: slug,
  parent: "",
  internal: { type: "Product" },
});

const navigation: DocumentNode = {
  products: { groups: ["Kronlar", "Protezler"] },
  id: "navigation",
  parent: "",
  internal: { type: "Navigation" },
};

async function pagesOf(...products: readonly DocumentNode[]) {
  const { args, pages, reports } = createPagesArgs([navigation, ...products]);
  await createProductListPages(args);
  expect(reports).toEqual([]);
  return [...pages].map(([path, { component, context }]) => ({ path, component, context }));
}

test("the products stand group by group, each in the menu's order", async () => {
  const pages = await pagesOf(
    product("d", "Protezler", 1, "Protez"),
    product("b", "Kronlar", 2, "Kron"),
    product("a", "Kronlar", 1, "Kron"),
    product("z", "Yeni grup", 1, "Kron"),
  );
  expect(pages.map(({ path }) => path)).toEqual(["/urunler"]);
  expect(pages[0]?.context?.ids).toEqual(["a", "b", "d", "z"]);
  expect(existsSync(pages[0]?.component ?? "")).toBe(true);
});

test("a category counts products, not their cards", async () => {
  const [page] = await pagesOf(
    product("a", "Kronlar", 1, "Kron", "Kron"),
    product("b", "Kronlar", 2, "Kron", "Estetik"),
  );
  expect(page?.context).toMatchObject({ total: 2, counts: { Kron: 2, Estetik: 1 } });
});

test("a long list goes on under further addresses, every product on one of them", async () => {
  const many = Array.from({ length: 2 * productsInPart + 1 }, (_, i) =>
    product(`p${i}`, "Kronlar", i, "Kron"),
  );
  const pages = await pagesOf(...many);
  expect(pages.map(({ path }) => path)).toEqual(["/urunler", "/urunler/2", "/urunler/3"]);
  expect(pages.map(({ context }) => [context?.part, context?.parts])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(pages.flatMap(({ context }) => context?.ids)).toEqual(many.map(({ id }) => id));
});

test("without a product the page is there all the same", async () => {
  expect((await pagesOf()).map(({ path, context }) => [path, context?.ids])).toEqual([["/urunler", []]]);
});
