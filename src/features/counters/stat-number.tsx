import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { formatAmount, formatNumber, shownUnit } from "../../domain/format";
import { ScreenReaderOnly } from "../../ui/screen-reader-only";
import { countUp, stepAt, valueAtStep } from "./count-up";

/** The measured part of a stat, as queries return it. */
export interface QuantityData {
  readonly number: number | null;
  readonly to: number | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly unit: string | null;
}

/** The number of a stat: sign and unit in gold, the unit smaller. */
export function StatNumber({ number, to, prefix, suffix, unit }: QuantityData) {
  return (
    <>
      {prefix ? <chakra.span color="brand.accent">{prefix}</chakra.span> : null}
      <span>{formatNumber(number ?? 0, unit)}</span>
      {to === null ? null : <span>{`–${formatNumber(to, unit)}`}</span>}
      {suffix ? (
        <chakra.span color={suffix === "+" ? "brand.accent" : undefined}>{suffix}</chakra.span>
      ) : null}
      {shownUnit(unit) ? (
        <>
          {" "}
          <chakra.span color="brand.accent" fontSize="max(0.45em, 1.125rem)" letterSpacing="0">
            {shownUnit(unit)}
          </chakra.span>
        </>
      ) : null}
    </>
  );
}

interface CountingNumberProps {
  quantity: QuantityData;
  /** Its place in the band: each starts a little after the one before. */
  index: number;
  /** When the band began to count; see `useCountUp`. */
  start: number | null | undefined;
}

/**
 * A number that may be counting: what is seen changes inside the width of the final number (the serif has no
 * tabular figures), screen readers get the final number only. On the way it is one piece of text, so that no part of
 * it moves; sign and unit take their colour at the end.
 */
export function CountingNumber({ quantity, index, start }: CountingNumberProps) {
  const [done, setDone] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  const number = quantity.number ?? 0;

  useEffect(() => {
    if (typeof start !== "number") return;
    const timer = setInterval(() => {
      const step = stepAt(performance.now() - start, index);
      // Past React: thirty renders a second would leave a cheap phone no time to take over the rest of the page.
      if (shown.current && step < countUp.steps) shown.current.textContent = amountAt(quantity, step);
      if (step < countUp.steps) return;
      clearInterval(timer);
      setDone(true);
    }, countUp.duration / countUp.steps);
    return () => clearInterval(timer);
  }, [start, index, quantity]);

  return (
    <>
      <ScreenReaderOnly>{formatAmount({ ...quantity, number })}</ScreenReaderOnly>
      <chakra.span
        aria-hidden="true"
        display="inline-grid"
        data-final={formatAmount({ ...quantity, number })}
        data-zero={start === undefined ? amountAt(quantity, 0) : undefined}
        css={{
          "& > span, &::before, &::after": { gridArea: "1 / 1" },
          _after: { content: "attr(data-final)", visibility: "hidden" },
          // Until React counts (src/layout/start-scripts.ts): what is in view from the first paint on would fall back to zero.
          "@media (prefers-reduced-motion: no-preference)": {
            "html[data-figures] &[data-zero]::before": { content: "attr(data-zero)" },
            "html[data-figures] &[data-zero] > span": { visibility: "hidden" },
          },
        }}
      >
        {start === undefined || done ? (
          <span key="final">
            <StatNumber {...quantity} />
          </span>
        ) : (
          <span key="counting" ref={shown}>
            {amountAt(quantity, 0)}
          </span>
        )}
      </chakra.span>
    </>
  );
}

/** What is shown at a step. Of a fraction, as in "24/7", there is nothing to count. */
function amountAt(quantity: QuantityData, step: number): string {
  const number = quantity.number ?? 0;
  const counts = !quantity.suffix?.startsWith("/");
  return formatAmount({ ...quantity, number: counts ? valueAtStep(number, step) : number });
}
