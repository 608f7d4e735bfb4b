import type { Page } from "@playwright/test";
import { movesEnded } from "./moves-ended";

interface PictureWidth {
  picture: string;
  /** What it says of its width (`sizes`), in px, and the width that fills its frame. */
  said: number;
  needed: number;
  /** How much of that width is enough. */
  enough: number;
  /** Whether its frame keeps its shape; another grows with the text beside it, as much as an editor writes. */
  fixed: boolean;
}

/** The widths of every picture on the page, as the window is now. */
export async function pictureWidths(page: Page): Promise<PictureWidth[]> {
  // What the window's last size changed is in transition for a moment, under reduced motion too.
  await movesEnded(page);
  return page.evaluate(() => {
    /** Width to height of the photographs that the editors' guide asks for. */
    const ratio = 1920 / 1200;
    const probe = document.body.appendChild(document.createElement("div"));
    // Under reduced motion every change is a very short transition: not this one.
    probe.style.setProperty("transition", "none", "important");
    const widthSaid = (sizes: string) => {
      for (const size of sizes.split(/,\s*/)) {
        const [, condition, length = ""] = /^(\(.*\))?\s*(\S+)$/.exec(size) ?? [];
        if (condition && !matchMedia(condition).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return Number.NaN;
    };
    const keepsShape = (element: Element | null): boolean =>
      element !== null &&
      element.localName !== "section" &&
      (getComputedStyle(element).aspectRatio !== "auto" || keepsShape(element.parentElement));
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].flatMap((image) => {
      // A picture that has not come yet has no size of its own.
      const frame = image.closest("picture")?.parentElement;
      const { width, height } = (frame ?? image).getBoundingClientRect();
      if (!frame || width === 0) return [];
      const fixed = image.loading === "eager" || keepsShape(frame);
      // One that shows a part of itself only is enlarged.
      const zoom = new DOMMatrix(getComputedStyle(image).transform).a;
      const needed = Math.max(width, fixed ? height * ratio : 0) * zoom;
      const sizes = image.closest("picture")?.querySelector("source")?.sizes ?? "";
      // On phones the two pictures of a cut are fetched for three quarters of the screen's fineness.
      const enough = image.closest(":has(> fieldset)") && window.innerWidth < 620 ? 0.7 : 0.9;
      return [{ picture: image.alt || image.src, said: widthSaid(sizes), needed, enough, fixed }];
    });
    probe.remove();
    return pictures;
  });
}
