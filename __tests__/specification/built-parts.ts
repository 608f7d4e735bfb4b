import { pageAt, textOf, textsOf } from "../site/built-site.ts";

export function mainAt(route: string): Element {
  const main = pageAt(route).document.querySelector("main");
  if (!main) throw new Error(`${route} has no <main>.`);
  return main;
}

/**
 * The section with this heading id.
 * @throws Error if it is missing
 */
export function partOf(route: string, part: string): Element {
  const found = mainAt(route).querySelector(`[aria-labelledby="${part}"]`);
  if (!found)
    throw new Error(`${route} has no part “${part}” (__tests__/specification/pages.ts or products.ts).`);
  return found;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The figures found in `part`, not as a part of a longer number. */
export function figuresIn(part: Element, figures: readonly string[]): string[] {
  const texts = [part, ...part.querySelectorAll("*")].map(textOf);
  return figures.filter((figure) => {
    const whole = new RegExp(`(?<![\\d.,%–])${escaped(figure)}(?![\\d.,–]*\\d)`);
    return texts.some((text) => whole.test(text));
  });
}

/** Texts of links below `within` whose address begins with `to`. */
export const linkTexts = (within: ParentNode, to: string): string[] => textsOf(within, `a[href^="${to}"]`);
