import type { Page } from "@playwright/test";

/**
 * Lays out lazily rendered sections (`catalogue.section.tsx`), which otherwise keep old positions and
 * colours.
 */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main *, footer"))
      if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  });
