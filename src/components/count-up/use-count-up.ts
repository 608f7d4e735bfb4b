import { type RefObject, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../lib/use-media-query";
import { countUp } from "./count-up";

interface CountUp {
  ref: RefObject<HTMLDListElement | null>;
  /**
   * When the band's first stat began to count (`performance.now()`), null until then, undefined where the final numbers
   * stand (server's HTML, reduced motion, not counting, seen before).
   */
  start: number | null | undefined;
}

/**
 * Has a band of stats count up, once, as soon as a tenth of it is in view. Of one that is in view from the first paint on, the
 * loader has shown zeros (`<html data-zero>`); else its numbers would go back.
 */
export function useCountUp(active: boolean): CountUp {
  const ref = useRef<HTMLDListElement>(null);
  const [start, setStart] = useState<number | null>();
  const reducedMotion = useReducedMotion();
  const running = active && !reducedMotion;

  useEffect(() => {
    const band = ref.current;
    if (!running || !band) return;
    let awaited = "zero" in document.documentElement.dataset;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          awaited = true;
          setStart(null);
          return;
        }
        observer.disconnect();
        // Numbers that have been seen stay as they are.
        if (awaited) setStart(performance.now());
      },
      { threshold: countUp.threshold },
    );
    observer.observe(band);
    return () => observer.disconnect();
  }, [running]);

  // From here on React shows the zeros.
  useEffect(() => {
    if (typeof start === "number") delete document.documentElement.dataset.zero;
  }, [start]);

  return { ref, start: running ? start : undefined };
}
