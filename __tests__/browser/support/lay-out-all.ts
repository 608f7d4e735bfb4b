import type { Page } from "@playwright/test";

/**
 * Lays out lazily rendered sections (`catalogue.section.tsx`), which otherwise keep old positions and
 * colours.
 */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const id = "lay-out-all";
    if (document.getElementById(id)) return;
    const style = Object.assign(document.createElement("style"), { id });
    style.textContent = "main *, footer { content-visibility: visible !important }";
    document.head.append(style);
  });
