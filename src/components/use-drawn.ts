import { useInView, type Variants } from "framer-motion";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../hooks/use-media-query";
import { easing } from "../theme/tokens";

/** A mark that is there ("rest"), waits out of sight ("undrawn"), or draws itself from the left ("drawn"). */
export const drawVariants = {
  rest: { scaleX: 1, transition: { duration: 0 } },
  undrawn: { scaleX: 0, transition: { duration: 0 } },
  drawn: { scaleX: 1, transition: { duration: 0.7, ease: easing } },
} satisfies Variants;

/**
 * Lets a mark draw itself once when it comes into view. It stands complete in the HTML and, without scripts or
 * under reduced motion, stays so; only marks that are still out of sight when scripts start are taken back.
 */
export function useDrawn<T extends Element>(): {
  ref: RefObject<T | null>;
  state: keyof typeof drawVariants;
} {
  const ref = useRef<T>(null);
  const inView = useInView(ref, { once: true, margin: "0px 0px -10% 0px" });
  const reducedMotion = useReducedMotion();
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight) setWaiting(true);
  }, []);

  if (!waiting || reducedMotion) return { ref, state: "rest" };
  return { ref, state: inView ? "drawn" : "undrawn" };
}
