import { addDays, type Day } from "./days";
import { isWorkingDay, type WorkingCalendar } from "./delivery-time";
import { dateOf, monthOf } from "./write-days";

/** A day of the calendar strip. */
export interface CalendarDay {
  readonly day: Day;
  /** Weekend or closed day, on which the laboratory does not work. */
  readonly isOff: boolean;
  /** Month name, shown on its first day and on the calendar's first day, unless the two would overlap. */
  readonly month?: string;
}

/** Width of a month name in days, in a narrow calendar. */
const daysOfName = 5;

/** Minimum number of days, so that short turnarounds still show as a calendar. */
const minDays = 14;

/** Returns every day from the first to the last, at least two weeks. */
export function calendarDays(first: Day, last: Day, calendar: WorkingCalendar): CalendarDay[] {
  const minEnd = addDays(first, minDays - 1);
  const end = last > minEnd ? last : minEnd;
  const days: CalendarDay[] = [];
  for (let day = first; day <= end; day = addDays(day, 1)) {
    const isNamed =
      day === first ? monthOf(day) === monthOf(addDays(day, daysOfName - 1)) : dateOf(day) === 1;
    days.push({
      day,
      isOff: !isWorkingDay(day, calendar),
      ...(isNamed ? { month: monthOf(day) } : {}),
    });
  }
  return days;
}

/** Start and end of a range of days as fractions of the calendar; undefined if it is not entirely inside. */
export function positionIn(
  days: readonly CalendarDay[],
  first: Day,
  last: Day,
): { from: number; to: number } | undefined {
  const indexOf = (wanted: Day) => days.findIndex(({ day }) => day === wanted);
  const [from, to] = [indexOf(first), indexOf(last)];
  return from < 0 || to < 0 ? undefined : { from: from / days.length, to: (to + 1) / days.length };
}
