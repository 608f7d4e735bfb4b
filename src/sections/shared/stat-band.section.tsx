import { chakra } from "@chakra-ui/react/styled-system";
import { formatAmount, shownUnit } from "../../domain/format";
import { CountingNumber, StatNumber } from "../../features/counters/stat-number";
import { useCountUp } from "../../features/counters/use-count-up";
import { columns, inRow } from "../../ui/columns";
import { renderHeading, renderText } from "../../ui/rich-text";
import { turningRuler } from "../../ui/ruler";
import { Heading, Wrap } from "../../ui/section";
import { Ticks } from "../../ui/ticks";
import { statCss } from "./stat-css";

interface StatBandProps {
  id: string;
  title: string;
  stats: readonly Queries.StatFieldsFragment[];
  /** Counts up once visible. */
  counting?: boolean;
  /** Shows the title; otherwise only screen readers get it. */
  titled?: boolean;
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
export function StatBand({ id, title, stats, counting = false, titled = false }: StatBandProps) {
  const { ref, start } = useCountUp(counting);
  const maxInRow = maxInRowOf(stats);
  const { css, ...wrapping } = columns(stats.length, { base: 1, sm: 2, md: maxInRow });
  return (
    <chakra.section layerStyle="deep" paddingBottom="clamp(2rem, 1rem + 5vw, 5.5rem)" aria-labelledby={id}>
      <Wrap>
        <chakra.div
          data-print="hide"
          aria-hidden="true"
          {...turningRuler.md}
          // Extended by one gap, so that all columns are as wide as their ticks, and clipped.
          width="calc(100% + {spacing.gap})"
          clipPath="inset(0 {spacing.gap} 0 0)"
          color="border.strong"
        >
          {/* A long tick at the start of each column. */}
          <Ticks count={20 * inRow(stats.length, maxInRow)} of="ruler" />
        </chakra.div>
        {titled ? (
          <Heading id={id} paddingBlock="clamp(2.5rem, 2rem + 3vw, 4.5rem) clamp(1.5rem, 1rem + 2vw, 2.5rem)">
            {title}
          </Heading>
        ) : (
          <chakra.h2 srOnly id={id}>
            {renderHeading(title)}
          </chakra.h2>
        )}
        <chakra.dl
          ref={ref}
          data-print="columns"
          {...wrapping}
          columnGap="gap"
          css={{ ...css, ...statCss(titled) }}
        >
          {stats.map((stat, index) => (
            <div key={stat.label}>
              <dt>
                <span>{renderText(stat.label)} </span>
                {stat.description ? <small>{renderText(stat.description)}</small> : null}
              </dt>
              <dd>
                {counting ? (
                  <CountingNumber quantity={stat} index={index} start={start} />
                ) : (
                  <StatNumber {...stat} />
                )}
              </dd>
            </div>
          ))}
        </chakra.dl>
      </Wrap>
    </chakra.section>
  );
}
