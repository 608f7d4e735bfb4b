import { strings } from "../../src/lib/interface-strings.ts";
import { textOf, textsOf } from "../site/built-site.ts";
import { assertCount, assertHas, assertInOrder, assertWords } from "./asserts.ts";
import { pages as built, figuresIn, linkTexts, mainAt, partOf } from "./built-parts.ts";
import { claims, type PartFacts, pages, testimonials } from "./pages.ts";

function holdsPart(route: string, { part, says, figures, words, entries, links }: PartFacts): void {
  const source = { file: "pages.ts", says };
  const place = `${route}, part “${part}”,`;
  const found = partOf(route, part);
  if (figures) assertHas(source, place, figures, figuresIn(found, figures));
  if (words) assertWords(source, place, words, textOf(found));
  if (entries) assertCount(source, `${place} titles`, entries, found.querySelectorAll("h3, dt").length);
  for (const [to, label] of links ?? []) {
    const texts = linkTexts(found, to);
    assertCount(source, `${place} links to ${to}`, 1, texts.length);
    if (label) assertHas(source, `${place} links to ${to}`, [label], texts);
  }
}

export function checkPages(): void {
  describe("a page shows its facts", () => {
    for (const { route, slides, inOrder, parts } of pages) {
      test(route, () => {
        const main = mainAt(route);
        if (slides) {
          const shown = main.querySelectorAll(
            `[aria-roledescription="${strings.carousel.slideRole}"]`,
          ).length;
          assertCount({ file: "pages.ts", says: `${slides}-slide banner` }, route, slides, shown);
        }
        for (const facts of parts) holdsPart(route, facts);
        if (!inOrder) return;
        const order = [...main.children].flatMap((child) =>
          parts.filter(({ part }) => partOf(route, part) === child).map(({ part }) => part),
        );
        const source = { file: "pages.ts", says: `${route} (in order)` };
        assertInOrder(
          source,
          route,
          parts.map(({ part }) => part),
          order,
        );
      });
    }
  });

  test("three quotes have five stars", () => {
    const { count, rating } = testimonials;
    const quotes = partOf("/", "gorusler");
    const rated = quotes.querySelectorAll(`[aria-label="${strings.stars(rating)}"]`).length;
    const source = { file: "pages.ts", says: "three static dentist quotes; rating (all 5, shown as stars)" };
    assertCount(source, "quotes", count, quotes.querySelectorAll("blockquote").length);
    assertCount(source, `quotes with ${rating} stars`, count, rated);
  });

  test("what the copy claims stands somewhere on the site", () => {
    const site = built.map(({ document }) => textsOf(document, "main").join()).join("\n");
    for (const [says, words] of claims)
      assertCount(
        { file: "pages.ts", says },
        `places on the site that say ${words}`,
        1,
        site.match(words)?.length ?? 0,
      );
  });
}
