import { createSearch } from "../../../../src/lib/search";
import { searchTermsOf } from "../../../../src/sections/products/product-row";
import { createClinical } from "../../../support/factories";
import { createRow } from "../../../support/product-rows";

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

test("a product is found by what it is indicated for", () => {
  const row = createRow({ clinical: createClinical({ indications: ["Diastema"] }) });
  expect(createSearch([row, createRow({ slug: "inlay" })], searchTermsOf)("diastema")).toEqual([row]);
});
