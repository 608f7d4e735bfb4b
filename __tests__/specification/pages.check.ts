import { strings } from "#src/domain/interface-strings.ts";
import { pages as built, textOf, textsOf } from "../site/built-site.ts";
import { figuresIn, linkTexts, mainAt, partOf } from "./built-parts.ts";
import { claims, type PartFacts, pages, testimonials } from "./pages.ts";

function checkPart(
  route: string,
  { part, figures = [], words = [], entries = 0, links = [] }: PartFacts,
): void {
  const found = partOf(route, part);
  expect(figuresIn(found, figures)).toEqual(figures);
  for (const word of words) expect(textOf(found)).toContain(word);
  expect(found.querySelectorAll("h3, dt").length).toBeGreaterThanOrEqual(entries);
  for (const [to, label] of links) {
    const texts = linkTexts(found, to);
    expect([to, texts]).not.toEqual([to, []]);
    if (label) expect(texts).toContain(label);
  }
}

export function checkPages(): void {
  describe("a page shows its facts", () => {
    for (const { route, slides = 0, inOrder, parts } of pages) {
      test(`${route}: banner and order of its parts`, () => {
        const main = mainAt(route);
        const shown = main.querySelectorAll(`[aria-roledescription="${strings.carousel.slideRole}"]`);
        expect(shown.length).toBeGreaterThanOrEqual(slides);
        if (!inOrder) return;
        const shownParts = [...main.querySelectorAll(":scope > [aria-labelledby]")].map((part) =>
          part.getAttribute("aria-labelledby"),
        );
        expect(shownParts).toEqual(parts.map(({ part }) => part));
      });
      for (const facts of parts) test(`${route}: ${facts.part}`, () => checkPart(route, facts));
    }
  });

  test("three quotes have five stars", () => {
    const { count, rating } = testimonials;
    const quotes = partOf("/", "gorusler");
    expect(quotes.querySelectorAll("blockquote").length).toBeGreaterThanOrEqual(count);
    const rated = quotes.querySelectorAll(`[aria-label="${strings.stars(rating)}"]`);
    expect(rated.length).toBeGreaterThanOrEqual(count);
  });

  test("every claim of the specification is on the site", () => {
    const site = built.map(({ document }) => textsOf(document, "main").join()).join("\n");
    expect(claims.filter((words) => !words.test(site))).toEqual([]);
  });
}
