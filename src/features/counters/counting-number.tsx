import { useEffect, useRef, useState } from "react";
import { formatAmount } from "../../domain/format";
import * as text from "../../theme/text-styles.module.css";
import { countUp, stepAt, valueAtStep } from "./count-up";
import * as css from "./counting-number.module.css";
import { StatNumber, type StatQuantity } from "./stat-number";

interface CountingNumberProps {
  quantity: StatQuantity;
  /** Position in the band, which delays its start. */
  index: number;
  /** Start time of the band; see `useCountUp`. */
  start: number | null | undefined;
}

/**
 * A counting number in the width of its final value, because the serif has no tabular figures. Screen readers
 * get the final value only. A single text node while counting; sign and unit are coloured at the end.
 */
export function CountingNumber({ quantity, index, start }: CountingNumberProps) {
  const [done, setDone] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  const number = quantity.number ?? 0;

  useEffect(() => {
    if (typeof start !== "number") return;
    const timer = setInterval(() => {
      const step = stepAt(performance.now() - start, index);
      // Bypasses React: thirty renders a second would delay hydration on slow phones.
      if (shown.current && step < countUp.steps) shown.current.textContent = amountAt(quantity, step);
      if (step < countUp.steps) return;
      clearInterval(timer);
      setDone(true);
    }, countUp.duration / countUp.steps);
    return () => clearInterval(timer);
  }, [start, index, quantity]);

  return (
    <>
      <span className={text.srOnly}>{formatAmount({ ...quantity, number })}</span>
      <span
        aria-hidden="true"
        className={css.counting}
        data-final={formatAmount({ ...quantity, number })}
        data-zero={start === undefined ? amountAt(quantity, 0) : undefined}
      >
        {start === undefined || done ? (
          <span key="final" className={css.shown}>
            <StatNumber {...quantity} />
          </span>
        ) : (
          <span key="counting" ref={shown} className={css.shown}>
            {amountAt(quantity, 0)}
          </span>
        )}
      </span>
    </>
  );
}

/** Text at a step. */
const amountAt = (quantity: StatQuantity, step: number): string =>
  formatAmount({ ...quantity, number: valueAtStep(quantity.number ?? 0, step) });
