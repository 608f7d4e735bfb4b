import type { Page } from "@playwright/test";
import { movesEnded } from "./moves-ended";

interface PictureWidth {
  picture: string;
  /** The width declared in `sizes`, and the width that fills the frame, in px. */
  said: number;
  needed: number;
  /** The width that fills the frame for a photograph of the guide's shape. */
  usual: number;
  /** Required share of that width. */
  enough: number;
  /** Whether the frame has a fixed shape; others grow with the text beside them. */
  fixed: boolean;
}

export async function pictureWidths(page: Page): Promise<PictureWidth[]> {
  // Waits for transitions caused by the last resize.
  await movesEnded(page);
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("div"));
    // Reduced motion turns every change into a short transition, but not this one.
    probe.style.setProperty("transition", "none", "important");
    const widthSaid = (sizes: string) => {
      for (const size of sizes.split(/,\s*/)) {
        const [, condition, length = ""] = /^(\([^)]*\))?\s*(.+)$/.exec(size) ?? [];
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
      // A picture that has not loaded has no size.
      const frame = image.closest("picture")?.parentElement;
      const { width, height } = (frame ?? image).getBoundingClientRect();
      if (!frame || width === 0) return [];
      const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const fixed = image.loading === "eager" || keepsShape(frame);
      // Cropped pictures are enlarged.
      const zoom = new DOMMatrix(getComputedStyle(image).transform).a;
      const [needed, usual] = [ratio, 1920 / 1200].map(
        (shape) => Math.max(width, fixed ? height * shape : 0) * zoom,
      );
      const sizes = image.closest("picture")?.querySelector("source")?.sizes ?? "";
      // On phones the cutaway's pictures are fetched at three quarters of the resolution.
      const enough = image.closest(":has(> fieldset)") && window.innerWidth < 620 ? 0.7 : 0.9;
      return [
        {
          picture: image.alt || image.src,
          said: widthSaid(sizes),
          needed: needed ?? 0,
          usual: usual ?? 0,
          enough,
          fixed,
        },
      ];
    });
    probe.remove();
    return pictures;
  });
}
