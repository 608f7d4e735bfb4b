import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import type { CalendarDay } from "../../domain/delivery/calendar-days";
import { strings } from "../../domain/interface-strings";
import { Icon } from "../../ui/icon";
import { followLinks } from "../../ui/link";
import { ScaleEnds } from "../../ui/scale";
import { Ticks } from "../../ui/ticks";
import { DayCells, dayAxisClass } from "../delivery/day-cells";
import type { CaseCalendar } from "./case-calendar";
import { maxCompared } from "./comparison";
import { type ListContext, shownColumns } from "./product-columns";
import { ProductLine } from "./product-line";
import { productListStrings } from "./product-list-strings";
import type { SortKey } from "./product-row";
import * as css from "./product-table.module.css";
import type { ListState } from "./use-list";

interface ProductTableProps extends ListContext {
  list: ListState;
  labelledBy: string;
  /** Delivery days of all products, once known. */
  calendar: CaseCalendar | undefined;
}

/** Products on one axis: of working days first, of the calendar once scripts run. */
export function ProductTable({
  table,
  derived,
  categories,
  list,
  labelledBy,
  several,
  calendar,
}: ProductTableProps) {
  const { rows, chosen, dispatch } = list;
  const listContext = { table, derived, categories, several };
  const days = calendar?.days ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links within, which Enter clicks
    <table
      aria-labelledby={labelledBy}
      hidden={rows.length === 0}
      className={clsx(
        css.table,
        derived.turnarounds && css.withTimes,
        rows.some(({ image }) => image) && css.withPictures,
      )}
      onClick={followLinks}
      {...(days.length > 0 ? { "data-dated": "", style: daysOff(days) } : {})}
    >
      <thead>
        <tr className={css.headLine}>
          {shownColumns(listContext).map(({ key, label }) =>
            key === "compare" ? (
              <th key={key} scope="col" className={css.compareHead} data-col={key} data-needs-script="">
                <span className={css.compareWord}>{label(listContext)}</span>
              </th>
            ) : (
              <SortableHead key={key} column={key} label={label(listContext)} several={several} list={list}>
                {key === "turnaround" ? (
                  <div data-axis="" className={clsx(dayAxisClass, css.axis)} aria-hidden="true">
                    {days.length > 0 ? <DayCells days={days} /> : <Axis days={derived.days} />}
                  </div>
                ) : null}
              </SortableHead>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <ProductLine
            key={row.slug}
            row={row}
            {...listContext}
            first={i === 0}
            time={calendar?.times.get(row.slug)}
            chosen={chosen.some(({ slug }) => slug === row.slug)}
            full={chosen.length >= maxCompared}
            dispatch={dispatch}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Days off, as a mask of the hatching behind all bars. */
function daysOff(days: readonly CalendarDay[]): CSSProperties {
  const stops = days.map(
    ({ isOff }, i) =>
      `${isOff ? "black" : "transparent"} ${(i / days.length) * 100}% ${((i + 1) / days.length) * 100}%`,
  );
  return { "--off": `linear-gradient(90deg, ${stops})` } as CSSProperties;
}

interface SortableHeadProps extends Pick<ProductTableProps, "several" | "list"> {
  column: SortKey;
  label: string;
  children?: ReactNode;
}

/** Head of a sortable column; once scripts run, it is a button. */
function SortableHead({ column, label, several, list, children }: SortableHeadProps) {
  const { sorting, dispatch } = list;
  const isSorted = sorting?.key === column;
  const direction = sorting?.descending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      className={clsx(css.head, column === "turnaround" && css.timeHead)}
      aria-sort={isSorted ? direction : undefined}
    >
      <span className={clsx(css.label, several && css.sortable)}>
        <span>{label}</span>
        {several ? (
          <button
            type="button"
            className={css.sort}
            data-needs-script=""
            aria-label={productListStrings.sortBy[column]}
            onClick={() => dispatch({ type: "sort", key: column, shown: sorting })}
          >
            <Icon name={isSorted ? "arrow-up" : "arrow-up-down"} size={16} />
          </button>
        ) : null}
      </span>
      {children}
    </th>
  );
}

/** Axis of working days, shown until the calendar is known. */
function Axis({ days }: { days: number }) {
  return (
    <div data-undated="" className={css.undated}>
      <ScaleEnds low="0" high={strings.days(days)} />
      <Ticks count={days} of="axis" />
    </div>
  );
}

export const productTableFragment = graphql`
  fragment ProductTable on ProductTable {
    title
    product
    category
    features
    unknown
    noWarranty
  }
`;
