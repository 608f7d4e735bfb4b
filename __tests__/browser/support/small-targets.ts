import type { Page } from "@playwright/test";

/** Links and controls outside running text smaller than `least` pixels in one dimension, with their size. */
export const smallTargets = (page: Page, least: number) =>
  page.evaluate((wanted) => {
    /** A link within a sentence may be as low as its line. */
    const inText = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const own = element.textContent ?? "";
      const around = element.closest("p, dd, li");
      const rest = around?.textContent?.replace(own, "").trim() ?? "";
      return around?.localName === "p" ? /\p{L}/u.test(rest) : rest.length > 10;
    };
    const controls =
      "a[href], button, summary, input:not([tabindex='-1']), textarea, select, [role=button], [role=link]";
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) return [];
      if (element.matches("header > a") || inText(element)) return [];
      // Controls in a label are pressed through the label. A tooth's box is larger than its drawing, with
      // room for a finger along the arch (`behaviour/work-slip.spec.ts`).
      if (element.matches("fieldset fieldset input") && getComputedStyle(element).appearance === "none")
        return [];
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      // A link whose ::after covers its card is as large as the card.
      const cover = getComputedStyle(element, "::after");
      const covers = cover.content !== "none" && cover.position === "absolute" && cover.inset === "0px";
      if (covers || (width + 0.5 >= wanted && height + 0.5 >= wanted)) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);
