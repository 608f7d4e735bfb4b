import { formatNumber, shownUnit } from "../../domain/format";
import * as css from "./stat-number.module.css";

/** The measured part of a stat. */
export type StatQuantity = Omit<Queries.FigureFieldsFragment, "label">;

/** A stat's number; sign and unit in gold, the unit smaller. */
export function StatNumber({ number, to, prefix, suffix, unit }: StatQuantity) {
  const mark = suffix ? <span className={suffix === "+" ? css.mark : undefined}>{suffix}</span> : null;
  return (
    <>
      {prefix ? <span className={css.mark}>{prefix}</span> : null}
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
          <span className={css.unit}>{shownUnit(unit)}</span>
        </>
      ) : null}
    </>
  );
}
