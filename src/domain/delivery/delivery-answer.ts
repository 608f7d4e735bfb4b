import { formatNumber } from "../format";
import { wholeDaysOf } from "../units";
import type { Day } from "./days";
import { deliveryStrings } from "./delivery-strings";
import {
  type Arrival,
  type ClosedDay,
  type DeliveryTime,
  deliveryTime,
  type OpeningHours,
  type Work,
  type WorkingCalendar,
} from "./delivery-time";
import { writeDate, writeDay, writeDays, writeShortDays } from "./write-days";

export interface DeliveryRules {
  readonly hours: readonly OpeningHours[];
  readonly calendar: WorkingCalendar;
}

/** The answer shown: the days, and a sentence that explains the count or why there are no days. */
interface DeliveryAnswer {
  days: string;
  note: string;
  /** The days in short ("26–30 Kasım"); missing if no day is known. */
  short?: string;
  /** The days as values; missing if no day is known. */
  time?: DeliveryTime;
}

/** "5–7. iş günü", "En erken 10. iş günü": shown until the starting day is known. */
export function deliveryInWords({ turnaround, tryIns }: Work): string {
  const [min, max] = wholeDaysOf(turnaround);
  if (tryIns) return deliveryStrings.earliest(deliveryStrings.workingDay(formatNumber(min)));
  const range = min === max ? [max] : [min, max];
  return deliveryStrings.workingDay(range.map((days) => formatNumber(days)).join("–"));
}

/**
 * Returns when a product is delivered for an arrival day. Work with try-ins has only an earliest day, because
 * clinic days cannot be predicted.
 * @param now day and time in Türkiye
 * @param chosen arrival day; defaults to today. Any other day is assumed to arrive within opening hours
 */
export function deliveryAnswer(
  now: Required<Arrival>,
  chosen: Day | undefined,
  { turnaround, tryIns }: Work,
  { hours, calendar }: DeliveryRules,
): DeliveryAnswer {
  const day = chosen ?? now.day;
  if (day < now.day) return { days: deliveryStrings.past, note: deliveryStrings.pastHelp };
  const counted = tryIns ? { ...turnaround, to: null } : turnaround;
  const time = deliveryTime(day === now.day ? now : { day }, counted, hours, calendar);
  if (!time)
    return { days: deliveryStrings.tooFar, note: deliveryStrings.tooFarHelp(writeDate(calendar.until)) };
  const inWords = tryIns ? deliveryStrings.earliest : (days: string) => days;
  return {
    days: inWords(writeDays(time.first, time.last)),
    short: inWords(writeShortDays(time.first, time.last)),
    note: noteOf(day, time),
    time,
  };
}

function noteOf(day: Day, { received, begins, skipped }: DeliveryTime): string {
  const { begins: beginning, beginsLater, skipped: passedOver } = deliveryStrings;
  const first = writeDay(begins);
  const count = received === day ? beginning(first) : beginsLater(writeDay(received), first);
  return skipped.length === 0 ? count : `${count} ${passedOver(namesOf(skipped))}`;
}

/** Maximum length of holiday names in the explanation, for which the layout reserves space. */
const longestNames = 40;

/** Names each holiday once and skips its half day; falls back to a count if too long. */
function namesOf(skipped: readonly ClosedDay[]): string {
  const names = [...new Set(skipped.map(({ name }) => name))];
  const written = names
    .filter((name) => !names.some((other) => name !== other && name.startsWith(`${other} `)))
    .join(", ");
  return written.length > longestNames ? deliveryStrings.closedDays(skipped.length) : written;
}
