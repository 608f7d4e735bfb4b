import { textOf, textsOf } from "../site/built-site.ts";
import { linkTexts, mainAt, partOf } from "./built-parts.ts";
import { holds, holdsCount, holdsInOrder, holdsWords } from "./hold.ts";
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
        holds(
          source,
          `${route}, turnaround and warranty,`,
          plates,
          textsOf(partOf(route, "baslik"), "dl dd"),
        );
        holdsCount(
          { ...source, says: `${common}; ${says}` },
          `${route}, advantages`,
          advantages,
          titles("ustunlukler").length,
        );
        holdsCount(source, `${route}, materials`, materials, titles("malzemeler").length);
        holdsCount(source, `${route}, steps`, steps, titles("surec").length);
        if (facts.durations)
          holdsInOrder(
            source,
            `${route}, durations,`,
            facts.durations,
            textsOf(partOf(route, "surec"), "span"),
          );
        if (facts.stats)
          holds(
            source,
            `${route}, figures,`,
            facts.stats,
            textsOf(partOf(route, "band"), "dl > div > dt + dd"),
          );
        if (facts.techniques)
          holdsCount(source, `${route}, techniques`, facts.techniques, titles("teknikler").length);
        if (facts.shades) holds(source, `${route}, shades,`, facts.shades, titles("renkler"));
        if (facts.words) holdsWords(source, route, facts.words, textOf(main));
        if (facts.comparison) partOf(route, "karsilastirma");

        const call = partOf(route, "cagri");
        for (const to of ["tel:", "mailto:"])
          holdsCount({ ...source, says: common }, `${route}, links to ${to}`, 1, linkTexts(call, to).length);
      });
    }
  });
}
