import { clsx } from "clsx";
import type { CalendarDay } from "../../domain/delivery/calendar-days";
import { type Day, weekdayOf } from "../../domain/delivery/days";
import { dateOf, shortWeekdayOf } from "../../domain/delivery/write-days";
import * as css from "./day-cells.module.css";

interface DayCellsProps {
  days: readonly CalendarDay[];
  /** Range of delivery days to highlight. */
  first?: Day | undefined;
  last?: Day | undefined;
}

/** Classes of the element around the cells: the axis of a table's head, or a strip of its own. */
export const dayAxisClass = css.axis;
export const dayStripClass = css.strip;

/** One cell per day: weekday above date. Decorative. */
export const DayCells = ({ days, first = "", last = "" }: DayCellsProps) =>
  days.map(({ day, isOff, month }) => (
    <i
      key={day}
      className={clsx(
        css.day,
        isOff && css.off,
        weekdayOf(day) === 1 && css.monday,
        !isOff && day >= first && day <= last && css.delivery,
        month && css.month,
      )}
      data-month={month}
    >
      <small className={css.weekday}>{shortWeekdayOf(day)}</small>
      <b className={css.number}>{dateOf(day)}</b>
    </i>
  ));
