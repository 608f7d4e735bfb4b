import { createProductPages } from "../../../../src/build/pages/create-product-pages";
import { createPagesArgs } from "../../../support/gatsby-pages";
import type { DocumentNode } from "../../../support/gatsby-store";

/** A product whose id is its address. */
const product = (slug: string, group: string, order: number): DocumentNode => ({
  slug,
  menu: { group, order },
  id: slug,
  parent: "",
  internal: { type: "Product" },
});

const crowns = ["a", "b", "c", "d", "e"].map((slug, i) => product(slug, "Kronlar", 10 - i));

async function pagesOf(nodes: readonly DocumentNode[]) {
  const made = createPagesArgs(nodes);
  await createProductPages(made.args);
  expect(made.reports).toEqual([]);
  return made.pages;
}

const relatedTo = async (slug: string, nodes: readonly DocumentNode[]) =>
  (await pagesOf(nodes)).get(`/${slug}`)?.context?.related;

test("related are the three that follow in the menu's order, going round", async () => {
  expect(await relatedTo("e", crowns)).toEqual(["d", "c", "b"]);
  expect(await relatedTo("b", crowns)).toEqual(["a", "e", "d"]);
});

test("related are first those that the file names, also of another group, as far as they are there", async () => {
  const chooser = { ...product("h", "Protezler", 3), related: ["c", "gone", "h", "a"] };
  const nodes = [...crowns, product("f", "Protezler", 1), chooser];
  expect(await relatedTo("h", nodes)).toEqual(["c", "a", "f"]);
});

test("related is nothing of another group, and never the product itself", async () => {
  const nodes = [...crowns, product("f", "Protezler", 1), product("g", "Protezler", 2)];
  expect(await relatedTo("f", nodes)).toEqual(["g"]);
  expect(await relatedTo("g", nodes)).toEqual(["f"]);
});

test("a file without an address, as one may be for a moment, costs the others nothing", async () => {
  const { slug: _slug, ...unfinished } = product("x", "Kronlar", 99);
  const pages = await pagesOf([...crowns, unfinished]);
  expect(pages.size).toBe(crowns.length);
  expect(pages.get("/a")?.context?.related).toEqual(["e", "d", "c"]);
});
