import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { formatAmount, formatNumber, shownUnit } from "../../domain/format";
import { countUp, stepAt, valueAtStep } from "./count-up";

/** The measured part of a stat. */
type Quantity = Omit<Queries.FigureFieldsFragment, "label">;

/** A stat's number; sign and unit in gold, the unit smaller. */
export function StatNumber({ number, to, prefix, suffix, unit }: Quantity) {
  const mark = suffix ? (
    <chakra.span color={suffix === "+" ? "brand.accent" : undefined}>{suffix}</chakra.span>
  ) : null;
  return (
    <>
      {prefix ? <chakra.span color="brand.accent">{prefix}</chakra.span> : null}
      <span>{formatNumber(number ?? 0, unit)}</span>
      {mark}
      {to === null ? null : (
        <>
          <span>{`–${formatNumber(to, unit)}`}</span>
          {mark}
        </>
      )}
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
  quantity: Quantity;
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
      <chakra.span srOnly>{formatAmount({ ...quantity, number })}</chakra.span>
      <chakra.span
        aria-hidden="true"
        display="inline-grid"
        data-final={formatAmount({ ...quantity, number })}
        data-zero={start === undefined ? amountAt(quantity, 0) : undefined}
        css={{
          "& > span, &::before, &::after": { gridArea: "1 / 1" },
          _after: { content: "attr(data-final)", visibility: "hidden" },
          // On paper the final number.
          "@media print": {
            "& > span, &&&::before": { display: "none" },
            _after: { visibility: "visible" },
          },
          // Shown as zero until React counts (src/layout/start-scripts.ts); figures in the first viewport
          // would otherwise fall back to zero.
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

/** Text at a step. */
const amountAt = (quantity: Quantity, step: number): string =>
  formatAmount({ ...quantity, number: valueAtStep(quantity.number ?? 0, step) });
