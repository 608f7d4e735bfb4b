import { chakra } from "@chakra-ui/react/styled-system";
import { countUp, valueAtStep } from "../count-up";
import { formatAmount, formatNumber } from "../format";
import { ScreenReaderOnly } from "./marks";

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
      {prefix ? <chakra.span color="accent.gold">{prefix}</chakra.span> : null}
      {formatNumber(number ?? 0, unit)}
      {to === null ? null : `–${formatNumber(to, unit)}`}
      {suffix ? <chakra.span color={suffix === "+" ? "accent.gold" : undefined}>{suffix}</chakra.span> : null}
      {unit && unit !== "yılı" ? (
        <>
          {" "}
          <chakra.span color="accent.gold" fontSize="max(0.45em, 1.125rem)" letterSpacing="0">
            {unit}
          </chakra.span>
        </>
      ) : null}
    </>
  );
}

interface CountingNumberProps {
  quantity: QuantityData;
  step: number | undefined;
}

/**
 * A number that may be counting: what is seen changes inside the width of the final number (the serif has no
 * tabular figures), screen readers get the final number only. On the way it is one piece of text, so that no part of
 * it moves; sign and unit take their colour at the end.
 */
export function CountingNumber({ quantity, step }: CountingNumberProps) {
  const number = quantity.number ?? 0;
  const counting = step !== undefined && step < countUp.steps;
  return (
    <>
      <ScreenReaderOnly>{formatAmount({ ...quantity, number })}</ScreenReaderOnly>
      <chakra.span
        aria-hidden="true"
        display="inline-grid"
        data-final={formatAmount({ ...quantity, number })}
        css={{
          "& > span, &::after": { gridArea: "1 / 1" },
          _after: { content: "attr(data-final)", visibility: "hidden" },
        }}
      >
        <span>
          {counting ? (
            formatAmount({ ...quantity, number: valueAtStep(number, step) })
          ) : (
            <StatNumber {...quantity} />
          )}
        </span>
      </chakra.span>
    </>
  );
}
