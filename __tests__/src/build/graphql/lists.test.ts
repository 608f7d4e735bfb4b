import { menuProducts } from "#src/build/graphql/menu-products.ts";
import type { Source } from "#src/build/graphql/nodes.ts";
import { pageLinkLists } from "#src/build/graphql/page-links.ts";
import { productRelations } from "#src/build/graphql/product-relations.ts";
import { contextOf } from "../../../support/resolver-context";

describe("links of pages and written links", () => {
  const page = (title: string, footer: object) => ({ slug: title.toLowerCase(), title, footer });
  const quickLinks = async (written: readonly object[], ...pages: Source[]) => {
    const links = await pageLinkLists.FooterNavigation.quickLinks.resolve(
      { quickLinks: written },
      {},
      contextOf({ Page: pages }),
    );
    return links.map(({ label }) => label);
  };

  test("are in order together", async () => {
    const pages = [page("Ekip", { group: "quick", order: 2 }), page("Belgeler", { group: "quick" })];
    expect(await quickLinks([{ label: "Harita", order: 1 }], ...pages)).toEqual([
      "Harita",
      "Ekip",
      "Belgeler",
    ]);
  });

  test("without an order begin with the written ones, as written", async () => {
    const written = [{ label: "Z" }, { label: "Y" }];
    expect(await quickLinks(written, page("Ekip", { group: "quick" }))).toEqual(["Z", "Y", "Ekip"]);
  });

  test("leave out pages of another list", async () => {
    expect(await quickLinks([], page("Ekip", { group: "services" }), { slug: "a", title: "A" })).toEqual([]);
  });

  test("have the label that the page gives itself there", async () => {
    expect(await quickLinks([], page("Ekip", { group: "quick", label: "Biz" }))).toEqual(["Biz"]);
  });
});

describe("products", () => {
  const product = (name: string, menu: object, others: object = {}) => ({
    slug: name,
    name,
    menu,
    ...others,
  });
  const names = (found: readonly unknown[]) => found.map((each) => Object(each).name);

  test("are in the menu by order, then by their name there", async () => {
    const Product = [
      product("Kron", { group: "Sabit" }),
      product("Ay", { group: "Sabit", label: "Zirkonyum" }),
      product("Köprü", { group: "Sabit", order: 1 }),
    ];
    const shown = await menuProducts.ProductsMenu.shown.resolve(
      { groups: ["Sabit"] },
      {},
      contextOf({ Product }),
    );
    expect(names(shown)).toEqual(["Köprü", "Kron", "Ay"]);
  });

  test("are in the menu up to twelve of a group", async () => {
    const Product = Array.from({ length: 13 }, (_, i) => product(`${i}`, { group: "Sabit", order: i + 1 }));
    const shown = await menuProducts.ProductsMenu.shown.resolve(
      { groups: ["Sabit"] },
      {},
      contextOf({ Product }),
    );
    expect(names(shown)).toEqual(names(Product.slice(0, 12)));
  });

  test("are in the footer if they have a place there", async () => {
    const Product = [
      product("a", {}, { footer: { label: "B" } }),
      product("b", {}, { footer: { label: "A" } }),
      product("c", {}),
    ];
    const shown = await menuProducts.FooterNavigation.products.resolve({}, {}, contextOf({ Product }));
    expect(names(shown)).toEqual(["b", "a"]);
  });

  test("are listed by the order of their groups first", async () => {
    const Navigation = [{ products: { groups: ["Sabit", "Hareketli"] } }];
    const Product = [
      product("Plak", { group: "Hareketli", order: 1 }),
      product("Kron", { group: "Sabit", order: 2 }),
    ];
    const listed = await productRelations.ProductsPage.products.resolve(
      {},
      {},
      contextOf({ Navigation, Product }),
    );
    expect(names(listed)).toEqual(["Kron", "Plak"]);
  });
});
