import type { QuantityLike } from "../format";
import { daysOf, isWithinDay, wholeDaysOf } from "../units";
import { addDays, type Day, type Weekday, weekdayNames, weekdayOf } from "./days";

/** A closed day and the reason: public holiday, half holiday or closure. */
export interface ClosedDay {
  readonly day: Day;
  readonly name: string;
}

/** The laboratory's calendar of a period. */
export interface WorkingCalendar {
  readonly from: Day;
  readonly until: Day;
  /** Weekdays on which the laboratory works; Monday to Friday by default. */
  readonly workdays?: readonly string[] | null;
  /** Latest arrival, "13.00", for work of some hours to be ready on the same day; without it no day is promised. */
  readonly sameDayUntil?: string | null;
  /** All holidays and closures, sorted, weekends included. */
  readonly closed: readonly ClosedDay[];
}

/** Opening hours as in content/site.yaml: "18.00", days by their English names. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
  readonly days: readonly string[];
}

/** Arrival of an impression; without a time it is within opening hours. */
export interface Arrival {
  readonly day: Day;
  readonly time?: string;
}

/** The properties of a product that its delivery depends on. */
export interface Work {
  readonly turnaround: QuantityLike;
  /** Number of try-ins at the clinic before delivery. */
  readonly tryIns?: number | null;
}

export interface DeliveryTime {
  /** Day of receipt. */
  received: Day;
  /** First working day counted; the day of receipt if the work is ready on it. */
  begins: Day;
  /** First and last day of delivery; equal if the turnaround is no range. */
  first: Day;
  last: Day;
  /** Closed workdays that were skipped, sorted. */
  skipped: ClosedDay[];
}

const usualWorkdays: readonly Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

const weekdayName = (day: Day): string => weekdayNames[weekdayOf(day)] ?? "";

const isWorkday = (day: Day, { workdays }: WorkingCalendar) =>
  (workdays ?? usualWorkdays).includes(weekdayName(day));

/** The holiday or closure on the day; undefined on an ordinary day. */
export const closedDay = (day: Day, { closed }: WorkingCalendar): ClosedDay | undefined =>
  closed.find((entry) => entry.day === day);

/** Whether the laboratory works on the day. */
export const isWorkingDay = (day: Day, calendar: WorkingCalendar): boolean =>
  isWorkday(day, calendar) && !closedDay(day, calendar);

function nextWorkingDay(day: Day, calendar: WorkingCalendar): Day {
  const next = addDays(day, 1);
  return next > calendar.until || isWorkingDay(next, calendar) ? next : nextWorkingDay(next, calendar);
}

/** Opening hours of a weekday, holidays aside. */
export const usualHours = (day: Day, hours: readonly OpeningHours[]): OpeningHours[] =>
  hours.filter(({ days }) => days.includes(weekdayName(day))).sort((a, b) => (a.opens < b.opens ? -1 : 1));

/** Opening hours of a day, in order; empty if the laboratory is closed. */
export const hoursOn = (day: Day, hours: readonly OpeningHours[], calendar: WorkingCalendar) =>
  closedDay(day, calendar) ? [] : usualHours(day, hours);

/** When the laboratory closes for the day; undefined if it is closed. */
const closingTime = (day: Day, hours: readonly OpeningHours[], calendar: WorkingCalendar) =>
  hoursOn(day, hours, calendar)
    .map(({ closes }) => closes)
    .sort()
    .at(-1);

/**
 * Day of receipt: the arrival day, or the next working day if the laboratory is closed or has closed by then.
 * Days with opening hours count as receipt until closing time, even if they are no working days.
 */
function receivedOn({ day, time }: Arrival, hours: readonly OpeningHours[], calendar: WorkingCalendar): Day {
  const closes = closingTime(day, hours, calendar);
  const inTime = closes !== undefined && (time === undefined || time <= closes);
  return inTime ? day : nextWorkingDay(day, calendar);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether work that arrives by `latest` is ready before the laboratory closes. */
export const isReadyBy = (closes: string, latest: string, turnaround: QuantityLike): boolean =>
  minutesOf(latest) + daysOf(turnaround).to * 24 * 60 <= minutesOf(closes);

/** Whether work of some hours is ready on the day of receipt. */
function isReadySameDay(
  received: Day,
  arrival: Arrival,
  turnaround: QuantityLike,
  hours: readonly OpeningHours[],
  calendar: WorkingCalendar,
): boolean {
  const latest = calendar.sameDayUntil;
  const closes = closingTime(received, hours, calendar);
  if (!latest || !closes || !isWithinDay(turnaround) || !isWorkingDay(received, calendar)) return false;
  const inTime = received !== arrival.day || arrival.time === undefined || arrival.time <= latest;
  return inTime && isReadyBy(closes, latest, turnaround);
}

/**
 * Returns when a product is delivered. Day 1 is the working day after receipt; all units are counted in
 * working days (`wholeDaysOf`), but work of some hours may be ready on the day of receipt.
 * @returns null if the answer is beyond the known holidays
 */
export function deliveryTime(
  arrival: Arrival,
  turnaround: QuantityLike,
  hours: readonly OpeningHours[],
  calendar: WorkingCalendar,
): DeliveryTime | null {
  if (arrival.day < calendar.from || arrival.day > calendar.until) return null;
  const received = receivedOn(arrival, hours, calendar);
  const skippedUntil = (last: Day) =>
    calendar.closed.filter(({ day }) => day >= arrival.day && day < last && isWorkday(day, calendar));
  if (isReadySameDay(received, arrival, turnaround, hours, calendar))
    return received > calendar.until
      ? null
      : { received, begins: received, first: received, last: received, skipped: skippedUntil(received) };
  const [min, max] = wholeDaysOf(turnaround);
  const days: Day[] = [];
  for (let day = received; days.length < max; days.push(day)) {
    day = nextWorkingDay(day, calendar);
    if (day > calendar.until) return null;
  }
  const [begins = received, first = received, last = received] = [days[0], days[min - 1], days.at(-1)];
  return { received, begins, first, last, skipped: skippedUntil(last) };
}
