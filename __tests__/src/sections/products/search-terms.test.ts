import { createSearch } from "../../../../src/lib/search";
import { searchTermsOf } from "../../../../src/sections/products/product-row";
import { createRow } from "../../../support/product-rows";
import { products } from "../../../support/real-content";

test("every product is found by its name and by what it is also called, in any case", () => {
  const rows = products.map(({ slug, name, keywords, menu, catalogue }) =>
    createRow({ slug, name, keywords: keywords ?? null, menu, catalogue }),
  );
  const search = createSearch(rows, searchTermsOf);
  const missed = products.flatMap(({ slug, name, keywords = [] }) =>
    [name, ...keywords]
      .flatMap((words) => [words, words.toLocaleUpperCase("tr-TR"), words.toUpperCase()])
      .filter((wanted) => !search(wanted).some((row) => row.slug === slug)),
  );
  expect(missed).toEqual([]);
});

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
