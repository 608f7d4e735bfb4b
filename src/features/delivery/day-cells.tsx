import type { CalendarDay } from "../../domain/delivery/calendar-days";
import { type Day, weekdayOf } from "../../domain/delivery/days";
import { dateOf, shortWeekdayOf } from "../../domain/delivery/write-days";

interface DayCellsProps {
  days: readonly CalendarDay[];
  /** Range of delivery days to highlight. */
  first?: Day | undefined;
  last?: Day | undefined;
}

/** One cell per day: weekday above date. Styled by the parent (`dayCells`); decorative. */
export const DayCells = ({ days, first = "", last = "" }: DayCellsProps) =>
  days.map(({ day, isOff, month }) => (
    <i
      key={day}
      data-off={isOff ? "" : undefined}
      data-week={weekdayOf(day) === 1 ? "" : undefined}
      data-delivery={!isOff && day >= first && day <= last ? "" : undefined}
      data-label={month}
    >
      <small>{shortWeekdayOf(day)}</small>
      <b>{dateOf(day)}</b>
    </i>
  ));

/** Diagonal hatching of closed days. */
export const hatching =
  "repeating-linear-gradient(135deg, {colors.border.hairline} 0 1px, transparent 1px 4px)";

/** Styles of the container of day cells; below this width only the first day of each week has number and weekday. */
export const dayCells = {
  display: "flex",
  "& > i": {
    position: "relative",
    flex: "1 1 0",
    minWidth: "0",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "flex-end",
    fontStyle: "normal",
    fontSize: "0.75rem",
    lineHeight: "1.25",
    whiteSpace: "nowrap",
  },
  "& small": { fontSize: "0.6875rem", color: "fg.muted", display: { base: "none", md: "block" } },
  "& b": { fontWeight: "500" },
  "& > [data-off]": {
    backgroundImage: hatching,
    color: "fg.muted",
    "@media (forced-colors: active)": { textDecoration: "line-through" },
  },
  "& > [data-delivery]": {
    bg: "brand.accentFill",
    color: "brand.onAccent",
    "& > small": { color: "inherit" },
    "@media (forced-colors: active)": { forcedColorAdjust: "none", bg: "Highlight", color: "HighlightText" },
  },
  "& > [data-label]::before": {
    content: "attr(data-label)",
    position: "absolute",
    bottom: "100%",
    left: "0",
    color: "fg.muted",
  },
  mdDown: {
    // Minimum height, so that a month's name is above the weekday.
    "& > i": { minHeight: "1.875rem" },
    "& > i:not([data-week]) > b": { display: "none" },
    "& > [data-week] > small": { display: "block" },
  },
} as const;
