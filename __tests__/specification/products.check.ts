import { textOf, textsOf } from "../site/built-site.ts";
import { mainAt, partOf } from "./built-parts.ts";
import { products } from "./products.ts";

/** Expects these texts in this order, with any others between them. */
function expectInOrder(shown: readonly string[], wanted: readonly string[]): void {
  let at = -1;
  for (const text of wanted) {
    at = shown.indexOf(text, at + 1);
    expect([text, at, shown]).not.toEqual([text, -1, shown]);
  }
}

export function checkProducts(): void {
  describe("a product's page shows its facts", () => {
    for (const { route, ...facts } of products) {
      test(route, () => {
        const textsIn = (part: string, selector: string) => textsOf(partOf(route, part), selector);
        const counts = {
          ustunlukler: facts.advantages ?? 1,
          malzemeler: facts.materials ?? 1,
          surec: facts.steps ?? 1,
          ...(facts.techniques ? { teknikler: facts.techniques } : {}),
        };
        for (const [part, count] of Object.entries(counts))
          expect(textsIn(part, "h3").length).toBeGreaterThanOrEqual(count);

        const plates = textsIn("baslik", "dl dd");
        for (const plate of [facts.turnaround, facts.warranty]) if (plate) expect(plates).toContain(plate);
        const { durations = [], stats, shades, words = [] } = facts;
        expectInOrder(textsIn("surec", "span"), durations);
        if (stats)
          expect(textsIn("rakamlar", "dl > div > dt + dd")).toEqual(expect.arrayContaining([...stats]));
        if (shades) expect(textsIn("renkler", "h3")).toEqual(expect.arrayContaining([...shades]));
        for (const word of words) expect(textOf(mainAt(route))).toContain(word);
        if (facts.comparison) partOf(route, "karsilastirma");
        expectInOrder(
          [...mainAt(route).querySelectorAll("[aria-labelledby]")].map(
            (part) => part.getAttribute("aria-labelledby") ?? "",
          ),
          ["baslik", "ustunlukler", "malzemeler", "surec", ...(stats ? ["rakamlar"] : []), "cagri"],
        );
      });
    }
  });
}
