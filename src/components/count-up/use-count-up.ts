import { type RefObject, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../lib/use-media-query";
import { countUp } from "./count-up";

interface CountUp {
  ref: RefObject<HTMLUListElement | null>;
  /**
   * When the band's first stat began to count (`performance.now()`), null until then, undefined where the final numbers
   * stand (server's HTML, reduced motion, not counting).
   */
  start: number | null | undefined;
}

/** Has a band of stats count up, once, as soon as a tenth of it is in view. */
export function useCountUp(active: boolean): CountUp {
  const ref = useRef<HTMLUListElement>(null);
  const [start, setStart] = useState<number | null>();
  const reducedMotion = useReducedMotion();
  const running = active && !reducedMotion;

  useEffect(() => {
    const band = ref.current;
    if (!running || !band) return;
    setStart(null);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setStart(performance.now());
      },
      { threshold: countUp.threshold },
    );
    observer.observe(band);
    return () => observer.disconnect();
  }, [running]);

  return { ref, start: running ? start : undefined };
}
