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

/** By `data-entrance`: a card rises, a range grows from its left end. Durations in seconds. */
const motions: Readonly<Record<string, { from: string; duration: number }>> = {
  rise: { from: "translateY(12px)", duration: 0.5 },
  draw: { from: "scaleX(0)", duration: 0.7 },
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
    const { from = "none", duration } = motions[element.getAttribute("data-entrance") ?? ""] ?? {};
    const delay = stagger * columnOf(element);
    animate(element, { transform: [from, "none"] }, { duration, delay, ease: easing });
  });
}
