import type { Page } from "@playwright/test";

/** Texts that are cut off by a box or by the viewport; empty if all are readable. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1.5;
    const isForScreenReaders = ({ position, clip, clipPath, width }: CSSStyleDeclaration) =>
      position === "absolute" && (clip !== "auto" || clipPath !== "none") && Number.parseFloat(width) <= 1;
    const hides = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
    const known = new Map<Element, DOMRect[] | undefined>();
    /** Boxes that cut off what is in an element; undefined if it is for screen readers only. */
    const boxesAround = (element: Element): DOMRect[] | undefined => {
      if (element === document.documentElement) return [];
      if (known.has(element)) return known.get(element);
      const style = getComputedStyle(element);
      const outer = element.parentElement ? boxesAround(element.parentElement) : [];
      const own = hides(style) ? [element.getBoundingClientRect()] : [];
      const boxes = isForScreenReaders(style) || !outer ? undefined : [...own, ...outer];
      known.set(element, boxes);
      return boxes;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest("[aria-hidden=true], [inert], svg, #gatsby-announcer, header > a")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Empty rectangles occur at the end of a line.
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      const text = {
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
        top: Math.min(...lines.map(({ top }) => top)),
        bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      };
      let cut = text.left < -tolerance || text.right > window.innerWidth + tolerance;
      const boxes = boxesAround(element);
      if (!boxes) continue;
      for (const { left, right, top, bottom } of boxes) {
        cut ||= text.left < left - tolerance || text.right > right + tolerance;
        // Lines are higher than letters, so a box may end a little earlier.
        const slack = tolerance + (text.bottom - text.top) * 0.1;
        cut ||= text.top < top - slack || text.bottom > bottom + slack;
      }
      if (cut) found.push(node.textContent.trim().slice(0, 60));
    }
    return found;
  });
}
