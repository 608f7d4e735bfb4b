import { createSiteSearch } from "#src/features/search/site-search.ts";
import { dataAt } from "../support/real-content.ts";
import { searches } from "./searches.ts";

export function checkSearches(): void {
  const { productsPage, siteInfo } = dataAt<Queries.ProductsPageQuery>("/urunler");
  const search = createSiteSearch(productsPage.products, siteInfo.searchPages, productsPage.search);

  test.each(Object.entries(searches))("the search answers “%s”", (wanted, answers) => {
    const found = search(wanted).map(({ to }) => to);
    expect(found.slice(0, 2)).toEqual(answers);
  });

  test("a search for molars finds no laminate and no denture", () => {
    const found = search("molar").map(({ to }) => to);
    for (const other of ["/lamine-kron", "/total-protez", "/hassas-tutuculu-protez"])
      expect(found).not.toContain(other);
  });
}
