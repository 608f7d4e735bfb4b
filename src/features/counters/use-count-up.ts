import { useLayoutEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../ui/use-media-query";
import { whenSeen } from "../../ui/when-seen";
import { countUp } from "./count-up";

/** Whether CSS shows the figures as zero (`CountingNumber`); otherwise their final values have been seen. */
const isAtZero = () => document.documentElement.dataset.figures === "zero";

/**
 * Counts a band up once, as soon as a tenth of it is visible, unless its final values have been seen already.
 * @returns the band's ref, and the start time of the first stat (`performance.now()`): null while waiting, undefined if final
 * values are shown (server, reduced motion, not counting, already seen)
 */
export function useCountUp(active: boolean) {
  const ref = useRef<HTMLDListElement>(null);
  const [start, setStart] = useState<number | null>();

  useLayoutEffect(() => {
    const band = ref.current;
    if (!active || !band || prefersReducedMotion() || !isAtZero()) return;
    setStart(null);
    return whenSeen(band, countUp.threshold, () => setStart(performance.now()));
  }, [active]);

  return { ref, start };
}
