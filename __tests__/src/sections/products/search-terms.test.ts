import { createSearch } from "../../../../src/lib/search";
import { searchTermsOf } from "../../../../src/sections/products/product-row";
import { createRow } from "../../../support/product-rows";
import { products } from "../../../support/real-content";

const rows = products.map(({ slug, name, keywords, menu, catalogue, materials }) =>
  createRow({
    slug,
    name,
    keywords: keywords ?? null,
    menu,
    catalogue,
    materials: materials
      ? { items: materials.items.map((item) => ({ name: item.name, warranty: null })) }
      : null,
  }),
);
const search = createSearch(rows, searchTermsOf);
const found = (wanted: string) => search(wanted).map(({ slug }) => slug);

describe.each(products.map(({ slug, name, keywords = [] }) => ({ slug, wanted: [name, ...keywords] })))(
  "$slug",
  ({ slug, wanted }) => {
    test.each(wanted)("is found by “%s”", (words) => {
      expect(found(words)).toContain(slug);
      expect(found(words.toLocaleUpperCase("tr-TR"))).toContain(slug);
      expect(found(words.toUpperCase())).toContain(slug);
    });
  },
);

test("a product is found by its group, its category, its cards and its materials", () => {
  const only = createSearch(
    [
      createRow({
        menu: { group: "Sabit Kronlar" },
        catalogue: [{ title: "Yaprak", category: "Estetik", features: [] }],
        materials: { items: [{ name: "Zirkonya", warranty: null }] },
      }),
    ],
    searchTermsOf,
  );
  for (const words of ["sabit", "estetik", "yaprak", "zirkonya"]) expect(only(words)).toHaveLength(1);
});
