import { addDays, addMonths, type Day } from "./days";
import { type ClosedDay, type OpeningHours, usualHours, type WorkingCalendar } from "./delivery-time";

/** Consecutive closed days with one reason. */
export interface Closure {
  readonly first: Day;
  readonly last: Day;
  readonly name: string;
}

/** Months of closures that are listed. */
const monthsListed = 12;

/** Whether one of two names begins with the other, as a holiday and its eve do. */
const isSame = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** A closure with the next day, if both belong together. */
function joined({ first, last, name }: Closure, next: ClosedDay): Closure | null {
  if (next.day !== addDays(last, 1) || !isSame(name, next.name)) return null;
  return { first, last: next.day, name: name.length < next.name.length ? name : next.name };
}

/**
 * The closures of a year that touch the laboratory's opening hours, a holiday together with its eve.
 * @param from first day of the year
 */
export function closuresFrom(
  from: Day,
  hours: readonly OpeningHours[],
  calendar: WorkingCalendar,
): Closure[] {
  const until = addMonths(from, monthsListed);
  const closures: Closure[] = [];
  for (const { day, name } of calendar.closed.filter(({ day }) => day >= from && day < until)) {
    const before = closures.at(-1);
    const longer = before && joined(before, { day, name });
    if (longer) closures.splice(-1, 1, longer);
    else closures.push({ first: day, last: day, name });
  }
  return closures.filter(({ first, last }) => {
    for (let day = first; day <= last; day = addDays(day, 1))
      if (usualHours(day, hours).length > 0) return true;
    return false;
  });
}
