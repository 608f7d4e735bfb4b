import { inView } from "framer-motion/dom";
import { animate } from "framer-motion/dom/mini";
import { easing } from "../../theme/easing";
import { prefersReducedMotion } from "../use-media-query";

// The only module that imports the animation library; loaded after hydration (`gatsby-browser.tsx`).

/** Delay between neighbours in a row, in seconds. */
const stagger = 0.08;

/** Third of the window in which an element starts. */
const columnOf = (element: Element) =>
  Math.round((element.getBoundingClientRect().left / window.innerWidth) * 3);

const move = (element: Element, from: string, duration: number, delay: number) =>
  animate(element, { transform: [from, "none"] }, { duration, delay, ease: easing });

/** By `data-entrance`: a card rises, a range grows from its left end. */
const motions: Readonly<Record<string, (element: HTMLElement) => void>> = {
  rise: (element) => move(element, "translateY(12px)", 0.5, stagger * columnOf(element)),
  draw: (element) => move(element, "scaleX(0)", 0.7, stagger * columnOf(element)),
};

/**
 * Animates marked elements once, as they scroll into view. Animates transform only, so content is visible
 * even if this never runs.
 * @param isNew reached by client-side navigation: visible elements have not been seen either
 */
export function watchEntrances(isNew: boolean): void {
  if (prefersReducedMotion()) return;
  const unseen = [...document.querySelectorAll<HTMLElement>("[data-entrance]")].filter(
    (element) => isNew || element.getBoundingClientRect().top > window.innerHeight,
  );
  inView(unseen, (element) => {
    const { entrance = "" } = (element as HTMLElement).dataset;
    motions[entrance]?.(element as HTMLElement);
  });
}
