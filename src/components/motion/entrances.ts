import { inView } from "framer-motion/dom";
import { animate } from "framer-motion/dom/mini";
import { easing } from "../../theme/tokens";
import type { Entrance } from "./entrance";

// The only module that knows the motion engine; fetched once scripts run (`gatsby-browser.tsx`).

const motions: Record<Entrance, (element: Element) => void> = {
  rise: (element) => {
    // Neighbours in a row follow each other.
    const column = Math.round((element.getBoundingClientRect().left / window.innerWidth) * 3);
    animate(
      element,
      { transform: ["translateY(12px)", "none"] },
      { duration: 0.5, delay: 0.08 * column, ease: easing },
    );
  },
  draw: (element) => {
    animate(element, { transform: ["scaleX(0)", "none"] }, { duration: 0.7, ease: easing });
  },
  grow: (element) => {
    animate(element, { transform: ["scaleY(0)", "none"] }, { duration: 0.7, ease: easing });
  },
};

/**
 * Lets the marked parts that the visitor has not seen yet make their entrance, each once, as they come into view. They
 * move only: nothing is hidden before, so that a part stands where it belongs wherever this does not run.
 *
 * @param isNew the page was gone to within the site: what is in view already has not been seen either
 * @returns stops it, for a page that is left
 */
export function watchEntrances(isNew: boolean): () => void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  const unseen = [...document.querySelectorAll<HTMLElement>("[data-entrance]")].filter(
    (element) => isNew || element.getBoundingClientRect().top > window.innerHeight,
  );
  return inView(unseen, (element) => {
    const { entrance: kind } = (element as HTMLElement).dataset;
    motions[kind as Entrance]?.(element);
  });
}
