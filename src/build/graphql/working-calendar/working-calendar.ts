import type { Holidays } from "../../../content-model/holidays";
import { addDays, addMonths, type Day } from "../../../domain/delivery/days";
import type { ClosedDay, WorkingCalendar } from "../../../domain/delivery/delivery-time";
import { publicHolidays } from "./public-holidays";

/** How far ahead the holidays are given: who builds the site once in this time always has an answer. */
const monthsAhead = 24;

/**
 * The days that do not count from the first of this month on. It changes with the month, not with the day, so that a
 * build of the next day finds every page as it was.
 * @param today the day of the build
 * @param content what content/holidays.yaml says: its closures are added, its open days taken out
 */
export function workingCalendar(
  today: Day,
  { closed, open }: Pick<Holidays, "closed" | "open">,
): WorkingCalendar {
  const from = `${today.slice(0, 7)}-01`;
  const until = addDays(addMonths(from, monthsAhead + 1), -1);
  const firstYear = Number(from.slice(0, 4));
  const years = Array.from({ length: Number(until.slice(0, 4)) - firstYear + 2 }, (_, i) => firstYear + i);
  const holidays = years.flatMap(publicHolidays).filter(({ day }) => !open.includes(day));
  // A closure comes last, so that its own reason stands where it covers a holiday.
  const byDay = new Map([...holidays, ...closed.flatMap(daysOf)].map((entry) => [entry.day, entry]));
  return {
    from,
    until,
    closed: [...byDay.values()]
      .filter(({ day }) => day >= from && day <= until)
      .sort((a, b) => a.day.localeCompare(b.day)),
  };
}

/** @throws Error where the closure ends before it begins; the content check reports it with its place first */
function daysOf({ from, to = from, name }: Holidays["closed"][number]): ClosedDay[] {
  if (to < from) throw new Error(`content/holidays.yaml: the closure from ${from} ends before it begins.`);
  const days: ClosedDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, name });
  return days;
}
