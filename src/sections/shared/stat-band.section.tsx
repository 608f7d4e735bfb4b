import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { formatAmount, shownUnit } from "../../domain/format";
import { CountingNumber, StatNumber } from "../../features/counters/stat-number";
import { useCountUp } from "../../features/counters/use-count-up";
import { columns, inRow } from "../../ui/columns";
import { renderHeading, renderText } from "../../ui/rich-text";
import { turningRuler } from "../../ui/ruler";
import { Scale } from "../../ui/scale";
import { ScreenReaderOnly } from "../../ui/screen-reader-only";
import { Wrap } from "../../ui/section";
import { Ticks } from "../../ui/ticks";

interface StatBandProps {
  id: string;
  title: string;
  stats: readonly Queries.StatFieldsFragment[];
  /** Counts up once visible. */
  counting?: boolean;
  /** Shows the title; otherwise only screen readers get it. */
  titled?: boolean;
  /** A line below the numbers. */
  note?: ReactNode;
  /** Draws each percentage on an axis to one hundred. */
  gauges?: boolean;
}

/** Numbers per row, by the length of the longest. */
function mostOf(stats: readonly Queries.StatFieldsFragment[]): number {
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
  counting = false,
  titled = false,
  note,
  gauges = false,
}: StatBandProps) {
  const { ref, start } = useCountUp(counting);
  const most = mostOf(stats);
  const { css, ...wrapping } = columns(stats.length, { base: 1, sm: 2, md: most });
  return (
    <chakra.section layerStyle="deep" paddingBottom="clamp(2rem, 1rem + 5vw, 5.5rem)" aria-labelledby={id}>
      <Wrap>
        <BandRuler ticks={20 * inRow(stats.length, most)} />
        {titled ? (
          <chakra.h2
            id={id}
            textStyle="h2"
            paddingBlock="clamp(2.5rem, 2rem + 3vw, 4.5rem) clamp(1.5rem, 1rem + 2vw, 2.5rem)"
          >
            {renderHeading(title)}
          </chakra.h2>
        ) : (
          <ScreenReaderOnly asChild>
            <h2 id={id}>{renderHeading(title)}</h2>
          </ScreenReaderOnly>
        )}
        <chakra.dl
          ref={ref}
          data-print="columns"
          {...wrapping}
          columnGap="gap"
          css={{ ...css, ...statCss(titled) }}
        >
          {stats.map((stat, index) => (
            <Stat key={stat.label} stat={stat} gauge={gauges && stat.prefix === "%"}>
              {counting ? (
                <CountingNumber quantity={stat} index={index} start={start} />
              ) : (
                <StatNumber {...stat} />
              )}
            </Stat>
          ))}
        </chakra.dl>
        {note ? <chakra.p marginTop={{ base: "1.5rem", md: "2.5rem" }}>{note}</chakra.p> : null}
      </Wrap>
    </chakra.section>
  );
}

/** Ruler of the band, with a long tick at the start of each column. */
function BandRuler({ ticks }: { ticks: number }) {
  return (
    <chakra.div
      data-print="hide"
      aria-hidden="true"
      {...turningRuler.md}
      // Extended by one gap, so that all columns are as wide as their ticks, and clipped.
      width="calc(100% + {spacing.gap})"
      clipPath="inset(0 {spacing.gap} 0 0)"
      color="border.strong"
    >
      <Ticks count={ticks} of="ruler" />
    </chakra.div>
  );
}

interface StatProps {
  stat: Queries.StatFieldsFragment;
  gauge: boolean;
  children: ReactNode;
}

/**
 * A number above its label; on phones beside it. From 900 px on a gold tick hangs from the ruler above each
 * number.
 */
const statCss = (titled: boolean) => ({
  "& > div": {
    position: "relative",
    display: "flex",
    flexDirection: { md: "column", _print: "column" },
    flexWrap: { base: "wrap", md: "nowrap", _print: "nowrap" },
    columnGap: "gap",
    paddingBlock: { base: "0.625rem", md: `${titled ? "1.75rem" : "3.25rem"} 0` },
    borderBottom: { base: "1px solid", md: "0", _print: "0" },
    borderColor: "border.hairline",
  },
  "& dt": {
    order: "1",
    flex: { base: "3 1 9rem", md: "none", _print: "none" },
    minWidth: "0",
    fontSize: "1.0625rem",
    fontWeight: "550",
    lineHeight: "1.4",
    marginTop: { md: "0.875rem" },
  },
  "& dt > small": {
    display: "block",
    marginTop: "0.25rem",
    textStyle: "small",
    fontWeight: "400",
    color: "fg.muted",
    maxWidth: "17rem",
  },
  "& dt + dd": {
    textStyle: "numeral",
    // Very large text wraps the label below the number.
    flex: { base: "2 0 7rem", md: "none", _print: "none" },
    fontSize: {
      base: "min(clamp(2rem, 1.2rem + 3.8vw, 2.75rem), 16vw)",
      md: "clamp(3rem, 2.3rem + 2.9vw, 4.75rem)",
    },
    whiteSpace: "nowrap",
    hyphens: "none",
  },
  "& > div::before": {
    content: '""',
    position: "absolute",
    left: "0",
    top: "0",
    width: "1px",
    height: titled ? "1.25rem" : "2.5rem",
    display: { base: "none", md: "block" },
    bg: "brand.accentFill",
  },
});

function Stat({ stat: { label, description, number }, gauge, children }: StatProps) {
  return (
    <div>
      <dt>
        <span>{renderText(label)} </span>
        {description ? <small>{renderText(description)}</small> : null}
      </dt>
      <dd>{children}</dd>
      {gauge ? (
        <chakra.dd aria-hidden="true" order="2" flex={{ base: "1 0 100%", md: "none" }} marginTop="1.25rem">
          <Scale from={0} to={number ?? 0} max={100} />
        </chakra.dd>
      ) : null}
    </div>
  );
}
