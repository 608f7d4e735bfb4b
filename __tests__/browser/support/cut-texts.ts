import type { Page } from "@playwright/test";
import { layOutAll } from "./lay-out-all";

/** Texts that are cut off by a box or by the viewport; empty if all are readable. */
export async function cutTexts(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const tolerance = 1.5;
    const hides = ({ overflowX, overflowY, clipPath, position, width }: CSSStyleDeclaration) =>
      // Texts for screen readers are in a box of one pixel.
      position === "absolute" && clipPath !== "none" && Number.parseFloat(width) <= 1
        ? "all"
        : [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
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
      for (
        let box: Element | null = element;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const hiding = hides(getComputedStyle(box));
        if (hiding === "all") {
          cut = false;
          break;
        }
        if (!hiding) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
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
