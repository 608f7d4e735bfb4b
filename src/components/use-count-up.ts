import { type RefObject, useEffect, useRef, useState } from "react";
import { countUp, stepAt } from "../count-up";
import { useReducedMotion } from "../hooks/use-media-query";

interface CountUp {
  ref: RefObject<HTMLUListElement | null>;
  /** Step of each stat, or null while the final numbers stand (server's HTML, reduced motion, not counting). */
  steps: readonly number[] | null;
}

/** Counts a band of `count` stats up, once, as soon as a tenth of it is in view. */
export function useCountUp(count: number, active: boolean): CountUp {
  const ref = useRef<HTMLUListElement>(null);
  const [elapsed, setElapsed] = useState<number | null>(null);
  const reducedMotion = useReducedMotion();
  const running = active && !reducedMotion;

  useEffect(() => {
    const band = ref.current;
    if (!running || !band) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    setElapsed(0);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const start = performance.now();
        timer = setInterval(() => {
          const now = performance.now() - start;
          setElapsed(now);
          if (stepAt(now, count - 1) === countUp.steps) clearInterval(timer);
        }, countUp.duration / countUp.steps);
      },
      { threshold: countUp.threshold },
    );
    observer.observe(band);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [running, count]);

  const steps =
    running && elapsed !== null ? Array.from({ length: count }, (_, index) => stepAt(elapsed, index)) : null;
  return { ref, steps };
}
