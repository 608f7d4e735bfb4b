import type { Holidays } from "../../../content-model/holidays";
import { addDays, addMonths, type Day } from "../../../domain/delivery/days";
import type { ClosedDay, WorkingCalendar } from "../../../domain/delivery/delivery-time";
import { publicHolidays } from "./public-holidays";

/** Months of holidays included, so that a site built once within this period always has an answer. */
const monthsAhead = 24;

/**
 * Returns closed days from the first of this month on. The result changes only monthly, so that daily builds
 * can use Gatsby's cache.
 * @param today day of the build
 * @param content content/holidays.yaml: its workdays; closures are added, open days removed
 */
export function workingCalendar(
  today: Day,
  { workdays, sameDayUntil, closed, open }: Pick<Holidays, "workdays" | "sameDayUntil" | "closed" | "open">,
): WorkingCalendar {
  const from = `${today.slice(0, 7)}-01`;
  const until = addDays(addMonths(from, monthsAhead + 1), -1);
  const firstYear = Number(from.slice(0, 4));
  const years = Array.from({ length: Number(until.slice(0, 4)) - firstYear + 2 }, (_, i) => firstYear + i);
  const holidays = years.flatMap(publicHolidays).filter(({ day }) => !open.includes(day));
  // Closures come last, so that their reason overrides a holiday's.
  const byDay = new Map(
    [...holidays, ...closed.flatMap((closure) => daysOf(closure, until))].map((entry) => [entry.day, entry]),
  );
  return {
    from,
    until,
    ...(workdays ? { workdays } : {}),
    ...(sameDayUntil ? { sameDayUntil } : {}),
    closed: [...byDay.values()]
      .filter(({ day }) => day >= from && day <= until)
      .sort((a, b) => a.day.localeCompare(b.day)),
  };
}

/** Limited to the calendar: `gatsby develop` continues with documents that the check refused. */
function daysOf({ from, to = from, name }: Holidays["closed"][number], until: Day): ClosedDay[] {
  const days: ClosedDay[] = [];
  for (let day = from; day <= to && day <= until; day = addDays(day, 1)) days.push({ day, name });
  return days;
}
