import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../ui/use-media-query";
import { whenSeen } from "../../ui/when-seen";
import { countUp } from "./count-up";

interface CountUp {
  ref: RefObject<HTMLDListElement | null>;
  /**
   * When the band's first stat began to count (`performance.now()`), null until then, undefined where the final numbers
   * are shown (server's HTML, reduced motion, not counting, seen before).
   */
  start: number | null | undefined;
}

/** Whether styles show the figures as zero (`CountingNumber`); others have been seen at their end. */
const isAtZero = () => document.documentElement.dataset.figures === "zero";

/** Has a band of stats count up, once, as soon as a tenth of it is in view. Figures that were seen at their end stay there. */
export function useCountUp(active: boolean): CountUp {
  const ref = useRef<HTMLDListElement>(null);
  const [start, setStart] = useState<number | null>();
  const reducedMotion = useReducedMotion();
  const running = active && !reducedMotion;

  useLayoutEffect(() => {
    const band = ref.current;
    if (!running || !band || !isAtZero()) return;
    setStart(null);
    return whenSeen(band, countUp.threshold, () => setStart(performance.now()));
  }, [running]);

  return { ref, start: running ? start : undefined };
}
