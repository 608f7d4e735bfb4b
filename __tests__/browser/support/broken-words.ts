import type { Page } from "@playwright/test";

/** From which length on the site lets browsers hyphenate a word of running text (`hyphenate-limit-chars`). */
const hyphenated = 10;

/**
 * Words in sight that end on another line than they begin on, with no sign at the end of the first that allows it: a
 * column is narrower than they are. Long words of running text may be hyphenated, addresses may end anywhere. Empty if there
 * are none.
 */
export const brokenWords = (page: Page) =>
  page.evaluate(async (longest) => {
    // What is out of sight has the places of the window before.
    for (const skipped of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(skipped).contentVisibility === "auto") skipped.style.contentVisibility = "visible";
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (!element || !text.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest("svg, script, style, noscript, [data-skip-link]")) continue;
      const { width, position, hyphens } = getComputedStyle(element);
      // Text for screen readers stands in a box of one pixel.
      if (position === "absolute" && Number.parseFloat(width) <= 1) continue;
      if (/@|:\/\//.test(text)) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        if (hyphens === "auto" && word.length >= longest) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter((box) => box.width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 2) found.push(`${word} (${text.trim().slice(0, 40)})`);
      }
    }
    return found;
  }, hyphenated);
