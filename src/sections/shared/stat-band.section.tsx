import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import { formatAmount, shownUnit } from "../../domain/format";
import { StatNumber } from "../../features/counters/stat-number";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import * as tones from "../../theme/tones.module.css";
import { columns, inRow } from "../../ui/columns";
import { renderHeading, renderText } from "../../ui/rich-text";
import { Ticks } from "../../ui/ticks";
import * as css from "./stat-band.section.module.css";

interface StatBandProps {
  id: string;
  title: string;
  stats: readonly Queries.StatFieldsFragment[];
  ref?: Ref<HTMLDListElement>;
  /** How a number is shown, by its position. */
  showNumber?: (stat: Queries.StatFieldsFragment, index: number) => ReactNode;
  className?: string | undefined;
  /** Class of the title; by default only screen readers get it. */
  titleClass?: string | undefined;
}

/** Numbers per row, by the length of the longest. */
function maxInRowOf(stats: readonly Queries.StatFieldsFragment[]): number {
  const longest = Math.max(
    // The unit is set at half the font size.
    ...stats.map(
      (stat) =>
        formatAmount({ ...stat, number: stat.number ?? 0 }).length + (shownUnit(stat.unit)?.length ?? 0) / 2,
    ),
  );
  if (longest <= 7) return 4;
  return longest <= 10 ? 3 : 2;
}

/** Large numbers on the deep background under a ruler. */
export function StatBand({
  id,
  title,
  stats,
  ref,
  showNumber = (stat) => <StatNumber {...stat} />,
  className,
  titleClass = text.srOnly,
}: StatBandProps) {
  const maxInRow = maxInRowOf(stats);
  return (
    <section aria-labelledby={id} className={clsx(tones.deep, css.band, className)}>
      <div className={grid.wrap}>
        <div data-print="hide" aria-hidden="true" className={css.ruler}>
          {/* A long tick at the start of each column. */}
          <Ticks count={20 * inRow(stats.length, maxInRow)} of="ruler" />
        </div>
        <h2 id={id} className={titleClass}>
          {renderHeading(title)}
        </h2>
        <dl ref={ref} data-print="columns" {...columns(stats.length, { sm: 2, md: maxInRow }, css.stats)}>
          {stats.map((stat, index) => (
            <div key={stat.label} className={css.stat}>
              <dt className={css.label}>
                <span>{renderText(stat.label)} </span>
                {stat.description ? (
                  <small className={clsx(text.small, css.note)}>{renderText(stat.description)}</small>
                ) : null}
              </dt>
              <dd className={clsx(text.numeral, css.number)}>{showNumber(stat, index)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
