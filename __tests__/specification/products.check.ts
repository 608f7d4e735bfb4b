import { textOf, textsOf } from "../site/built-site.ts";
import { assertCount, assertHas, assertInOrder, assertWords } from "./asserts.ts";
import { linkTexts, mainAt, partOf } from "./built-parts.ts";
import { products } from "./products.ts";

/** Parts that every product page has. */
const common =
  "Navigation bar; hero banner; advantages grid; material or type cards; numbered process list; call to action";

export function checkProducts(): void {
  describe("a product's page shows its facts", () => {
    for (const { route, says, ...facts } of products) {
      test(route, () => {
        const source = { file: "products.ts", says };
        const main = mainAt(route);
        const titles = (part: string) => textsOf(partOf(route, part), "h3");
        const { turnaround, warranty, steps = 1, advantages = 1, materials = 1 } = facts;

        const plates = [turnaround, warranty].flatMap((plate) => plate ?? []);
        assertHas(
          source,
          `${route}, turnaround and warranty,`,
          plates,
          textsOf(partOf(route, "baslik"), "dl dd"),
        );
        assertCount(
          { ...source, says: `${common}; ${says}` },
          `${route}, advantages`,
          advantages,
          titles("ustunlukler").length,
        );
        assertCount(source, `${route}, materials`, materials, titles("malzemeler").length);
        assertCount(source, `${route}, steps`, steps, titles("surec").length);
        if (facts.durations)
          assertInOrder(
            source,
            `${route}, durations,`,
            facts.durations,
            textsOf(partOf(route, "surec"), "span"),
          );
        if (facts.stats)
          assertHas(
            source,
            `${route}, figures,`,
            facts.stats,
            textsOf(partOf(route, "band"), "dl > div > dt + dd"),
          );
        if (facts.techniques)
          assertCount(source, `${route}, techniques`, facts.techniques, titles("teknikler").length);
        if (facts.shades) assertHas(source, `${route}, shades,`, facts.shades, titles("renkler"));
        if (facts.words) assertWords(source, route, facts.words, textOf(main));
        if (facts.comparison) partOf(route, "karsilastirma");

        const call = partOf(route, "cagri");
        for (const to of ["tel:", "mailto:"])
          assertCount({ ...source, says: common }, `${route}, links to ${to}`, 1, linkTexts(call, to).length);
      });
    }
  });
}
