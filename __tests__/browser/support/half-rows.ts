import type { Page } from "@playwright/test";

/**
 * Lists in columns whose rows do not reach as far as the list: the last of them leaves a part empty. Each as its heading with
 * how many pixels are missing. Empty if all are full.
 */
export const halfRows = (page: Page) =>
  page.evaluate(() => {
    const tolerance = 2;
    const found: string[] = [];
    for (const list of document.querySelectorAll<HTMLElement>("main :is(ul, ol, dl)")) {
      const { display, gridTemplateColumns } = getComputedStyle(list);
      if (display !== "grid" || !list.checkVisibility() || gridTemplateColumns.split(" ").length < 2)
        continue;
      const boxes = [...list.children]
        .filter((item) => item.checkVisibility())
        .map((item) => item.getBoundingClientRect());
      const { left, right } = list.getBoundingClientRect();
      const tops = new Set(boxes.map(({ top }) => Math.round(top)));
      for (const top of tops) {
        const row = boxes.filter((box) => Math.round(box.top) === top);
        const missing = [
          Math.min(...row.map((box) => box.left)) - left,
          right - Math.max(...row.map((box) => box.right)),
        ];
        if (Math.max(...missing) > tolerance) {
          const section = list.closest("section, [aria-labelledby]");
          const heading = section?.querySelector("h1, h2")?.textContent ?? section?.ariaLabel ?? "";
          found.push(
            `${heading}: ${row.length} of ${boxes.length}, ${Math.round(Math.max(...missing))} px empty`,
          );
          break;
        }
      }
    }
    return found;
  });
