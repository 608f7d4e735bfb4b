import { chakra } from "@chakra-ui/react/styled-system";
import { formatNumber } from "../format";

/** The measured part of a stat, as queries return it. */
export interface QuantityData {
  readonly number: number | null;
  readonly to: number | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly unit: string | null;
}

export interface StatData extends QuantityData {
  readonly label: string;
  readonly description: string | null;
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
        <chakra.span color="accent.gold" fontSize="0.45em" letterSpacing="0">
          {" "}
          {unit}
        </chakra.span>
      ) : null}
    </>
  );
}
