import { inView } from "framer-motion/dom";
import { animate } from "framer-motion/dom/mini";
import { easing } from "../../theme/easing";
import type { Entrance } from "./entrance";

// The only module that knows the motion engine; fetched once scripts run (`make-entrances.ts`).

/** Seconds by which neighbours in a row follow each other. */
const stagger = 0.08;

/** Which third of the window an element begins in. */
const columnOf = (element: Element) =>
  Math.round((element.getBoundingClientRect().left / window.innerWidth) * 3);

const move = (element: Element, from: string, duration: number, delay: number) =>
  animate(element, { transform: [from, "none"] }, { duration, delay, ease: easing });

const motions: Record<Entrance, (element: HTMLElement) => void> = {
  rise: (element) => move(element, "translateY(12px)", 0.5, stagger * columnOf(element)),
  draw: (element) => move(element, "scaleX(0)", 0.7, stagger * columnOf(element)),
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
    motions[kind as Entrance]?.(element as HTMLElement);
  });
}
