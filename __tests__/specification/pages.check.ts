import { strings } from "../../src/domain/interface-strings.ts";
import { textOf, textsOf } from "../site/built-site.ts";
import { assertCount, assertHas, assertSame, assertWords } from "./asserts.ts";
import { pages as built, figuresIn, linkTexts, mainAt, partOf } from "./built-parts.ts";
import { claims, type PartFacts, pages, testimonials } from "./pages.ts";

function holdsPart(route: string, { part, says, figures, words, entries, links }: PartFacts): void {
  const place = `${route}, part “${part}”,`;
  const found = partOf(route, part);
  if (figures) assertHas(says, place, figures, figuresIn(found, figures));
  if (words) assertWords(says, place, words, textOf(found));
  if (entries) assertCount(says, `${place} titles`, entries, found.querySelectorAll("h3, dt").length);
  for (const [to, label] of links ?? []) {
    const texts = linkTexts(found, to);
    assertCount(says, `${place} links to ${to}`, 1, texts.length);
    if (label) assertHas(says, `${place} links to ${to}`, [label], texts);
  }
}

export function checkPages(): void {
  describe("a page shows its facts", () => {
    for (const { route, slides = 0, inOrder, parts } of pages) {
      test(route, () => {
        const main = mainAt(route);
        const shown = main.querySelectorAll(`[aria-roledescription="${strings.carousel.slideRole}"]`);
        assertCount(`${slides}-slide banner`, route, slides, shown.length);
        for (const facts of parts) holdsPart(route, facts);
        if (!inOrder) return;
        const shownParts = [...main.children]
          .filter((child) => textOf(child) !== "")
          .map((child) => child.getAttribute("aria-labelledby") ?? child.tagName);
        assertSame(
          `${route} (in order)`,
          route,
          parts.map(({ part }) => part),
          shownParts,
        );
      });
    }
  });

  test("three quotes have five stars", () => {
    const { count, rating } = testimonials;
    const quotes = partOf("/", "gorusler");
    const says = "three static dentist quotes; rating (all 5, shown as stars)";
    assertCount(says, "quotes", count, quotes.querySelectorAll("blockquote").length);
    const rated = quotes.querySelectorAll(`[aria-label="${strings.stars(rating)}"]`);
    assertCount(says, `quotes with ${rating} stars`, count, rated.length);
  });

  test("every claim of the specification is on the site", () => {
    const site = built.map(({ document }) => textsOf(document, "main").join()).join("\n");
    for (const [says, words] of claims)
      assertCount(says, `places on the site that say ${words}`, 1, site.match(words)?.length ?? 0);
  });
}
