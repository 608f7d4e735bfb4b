import { inWorkingDays } from "../units";
import { addDays, type Day, weekdayOf } from "./days";

/** A day on which nothing is made, and why: a public or half holiday, or a closure of the laboratory. */
export interface ClosedDay {
  readonly day: Day;
  readonly name: string;
}

/** What is known of holidays: every closed day from the first to the last day, in order, weekends included. */
export interface WorkingCalendar {
  readonly from: Day;
  readonly until: Day;
  readonly closed: readonly ClosedDay[];
}

/** Opening hours as content/site.yaml has them: "18.00", and days by their English names. */
export interface OpeningHours {
  readonly closes: string;
  readonly schemaDays: readonly string[];
}

/** When an impression arrives; without a time, within opening hours. */
export interface Arrival {
  readonly day: Day;
  readonly time?: string;
}

export interface Turnaround {
  readonly number: number;
  readonly to?: number | null;
  readonly unit?: string | null;
}

/** What is made, as far as its delivery depends on it. */
export interface Work {
  readonly turnaround: Turnaround;
  /** How often it goes back to the clinic before it is delivered. */
  readonly tryIns?: number | null;
}

export interface DeliveryTime {
  /** The day that the impression counts as received on. */
  received: Day;
  /** The first working day that is counted. */
  begins: Day;
  /** First and last day of delivery, the same where the product has no range. */
  first: Day;
  last: Day;
  /** Closed days from Monday to Friday that were passed over on the way, in order. */
  skipped: ClosedDay[];
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day));

const closedDay = (day: Day, { closed }: WorkingCalendar) => closed.find((entry) => entry.day === day);

/** Monday to Friday, and no closed day. */
export const isWorkingDay = (day: Day, calendar: WorkingCalendar): boolean =>
  !isWeekend(day) && !closedDay(day, calendar);

function nextWorkingDay(day: Day, calendar: WorkingCalendar): Day {
  const next = addDays(day, 1);
  return next > calendar.until || isWorkingDay(next, calendar) ? next : nextWorkingDay(next, calendar);
}

/** When the laboratory closes on a day; undefined on a day it does not open. */
function closingTime(
  day: Day,
  hours: readonly OpeningHours[],
  calendar: WorkingCalendar,
): string | undefined {
  if (closedDay(day, calendar)) return undefined;
  const name = weekdays[weekdayOf(day)] ?? "";
  const closing = hours.flatMap(({ closes, schemaDays }) => (schemaDays.includes(name) ? [closes] : []));
  return closing.sort().at(-1);
}

/**
 * The day an impression counts as received on: the day it arrives, or the next working day where the laboratory has
 * closed by then or does not open at all. On a Saturday it is received until closing time, though no work is counted.
 */
function receivedOn({ day, time }: Arrival, hours: readonly OpeningHours[], calendar: WorkingCalendar): Day {
  const closes = closingTime(day, hours, calendar);
  const inTime = closes !== undefined && (time === undefined || time <= closes);
  return inTime ? day : nextWorkingDay(day, calendar);
}

/**
 * When a product is delivered whose impression arrives then. Day 1 is the working day after receipt; every unit is
 * counted in working days (`inWorkingDays`).
 * @returns null where the answer lies outside of what is known of holidays
 */
export function deliveryTime(
  arrival: Arrival,
  { number, to, unit = null }: Turnaround,
  hours: readonly OpeningHours[],
  calendar: WorkingCalendar,
): DeliveryTime | null {
  if (arrival.day < calendar.from) return null;
  const received = receivedOn(arrival, hours, calendar);
  const [least, most] = [inWorkingDays(number, unit), inWorkingDays(to ?? number, unit)];
  const days: Day[] = [];
  for (let day = received; days.length < most; days.push(day)) {
    day = nextWorkingDay(day, calendar);
    if (day > calendar.until) return null;
  }
  const [begins = received, first = received, last = received] = [days[0], days[least - 1], days.at(-1)];
  const skipped = calendar.closed.filter(({ day }) => day >= arrival.day && day < last && !isWeekend(day));
  return { received, begins, first, last, skipped };
}
