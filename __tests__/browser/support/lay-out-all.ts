import type { Page } from "@playwright/test";

/** Lays out what is out of sight too (`catalogue.section.tsx`): it has the places and colours of before until it comes near. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main *, footer"))
      if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  });
