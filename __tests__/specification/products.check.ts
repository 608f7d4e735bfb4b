import { textOf, textsOf } from "../site/built-site.ts";
import { assertCount, assertHas, assertInOrder, assertWords } from "./asserts.ts";
import { mainAt, partOf } from "./built-parts.ts";
import { products } from "./products.ts";

export function checkProducts(): void {
  describe("a product's page shows its facts", () => {
    for (const { route, says, ...facts } of products) {
      test(route, () => {
        const textsIn = (part: string, selector: string) => textsOf(partOf(route, part), selector);
        const counts = {
          ustunlukler: facts.advantages ?? 1,
          malzemeler: facts.materials ?? 1,
          surec: facts.steps ?? 1,
          ...(facts.techniques ? { teknikler: facts.techniques } : {}),
        };
        for (const [part, count] of Object.entries(counts))
          assertCount(says, `${route}, part “${part}”`, count, textsIn(part, "h3").length);

        const plates = [facts.turnaround, facts.warranty].flatMap((plate) => plate ?? []);
        assertHas(says, `${route}, turnaround and warranty,`, plates, textsIn("baslik", "dl dd"));
        const { durations, stats, shades, words } = facts;
        if (durations) assertInOrder(says, `${route}, durations,`, durations, textsIn("surec", "span"));
        if (stats) assertHas(says, `${route}, figures,`, stats, textsIn("rakamlar", "dl > div > dt + dd"));
        if (shades) assertHas(says, `${route}, shades,`, shades, textsIn("renkler", "h3"));
        if (words) assertWords(says, route, words, textOf(mainAt(route)));
        if (facts.comparison) partOf(route, "karsilastirma");
        assertInOrder(
          "hero; advantages grid; material or type cards; process list; statistics band; call-to-action",
          `${route}, parts,`,
          ["baslik", "ustunlukler", "malzemeler", "surec", ...(stats ? ["rakamlar"] : []), "cagri"],
          [...mainAt(route).querySelectorAll("[aria-labelledby]")].map(
            (part) => part.getAttribute("aria-labelledby") ?? "",
          ),
        );
      });
    }
  });
}
