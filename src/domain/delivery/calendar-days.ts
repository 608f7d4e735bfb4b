import { addDays, type Day, weekdayOf } from "./days";
import { isWorkingDay, type WorkingCalendar } from "./delivery-time";
import { dateOf, monthOf } from "./write-days";

/** A day as a drawn calendar shows it. */
export interface CalendarDay {
  readonly day: Day;
  /** A weekend or a closed day: nothing is made then. */
  readonly isOff: boolean;
  /** The month's name over its first day and over the calendar's own, where the two do not run into each other. */
  readonly month?: string;
}

/** As many days as the name of a month is wide in a narrow calendar. */
const daysOfName = 5;

/** Days that are shown at least, so that a calendar of quick work is one too. */
const leastDays = 14;

/** Every day from the first to the last, both included, and two weeks at least. */
export function calendarDays(first: Day, last: Day, calendar: WorkingCalendar): CalendarDay[] {
  const least = addDays(first, leastDays - 1);
  const end = last > least ? last : least;
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

/** Whether a week begins with the day, which a narrow calendar numbers. */
export const beginsWeek = (day: Day): boolean => weekdayOf(day) === 1;

/**
 * Where the days stand from the beginning of the calendar to its end (0 to 1); undefined where they are not in it.
 */
export function placeIn(
  days: readonly CalendarDay[],
  first: Day,
  last: Day,
): { from: number; to: number } | undefined {
  const placeOf = (wanted: Day) => days.findIndex(({ day }) => day === wanted);
  const [from, to] = [placeOf(first), placeOf(last)];
  return from < 0 || to < 0 ? undefined : { from: from / days.length, to: (to + 1) / days.length };
}
