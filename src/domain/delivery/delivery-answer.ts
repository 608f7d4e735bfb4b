import { formatNumber, formatQuantity } from "../format";
import { isWithinDay, wholeDaysOf } from "../units";
import type { Day } from "./days";
import { type DeliveryWords, deliveryStrings } from "./delivery-strings";
import {
  type Arrival,
  type ClosedDay,
  type DeliveryTime,
  deliveryTime,
  isWorkingDay,
  type OpeningHours,
  type Work,
  type WorkingCalendar,
} from "./delivery-time";
import { writeDate, writeDay, writeDays, writeShortDays } from "./write-days";

export interface DeliveryRules {
  readonly words: DeliveryWords;
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

/** Whether days are promised: not for work of some hours if the laboratory states no latest arrival. */
export const isDated = ({ turnaround }: Work, { sameDayUntil }: WorkingCalendar): boolean =>
  Boolean(sameDayUntil) || !isWithinDay(turnaround);

/** "5–7. iş günü", "En erken 10. iş günü", "Aynı gün": shown until the starting day is known. */
export function deliveryInWords(work: Work, calendar: WorkingCalendar): string {
  const { turnaround, tryIns } = work;
  if (!isDated(work, calendar)) return formatQuantity(turnaround);
  if (isWithinDay(turnaround)) return tryIns ? deliveryStrings.earliestSameDay : deliveryStrings.sameDay;
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
  work: Work,
  rules: DeliveryRules,
): DeliveryAnswer {
  const { words, hours, calendar } = rules;
  const { turnaround, tryIns } = work;
  const day = chosen ?? now.day;
  if (day < now.day) return { days: deliveryStrings.past, note: deliveryStrings.pastHelp };
  if (!isDated(work, calendar))
    return { days: formatQuantity(turnaround), note: deliveryStrings.askForHour(words) };
  const counted = tryIns ? { ...turnaround, to: null } : turnaround;
  const time = deliveryTime(day === now.day ? now : { day }, counted, hours, calendar);
  if (!time)
    return { days: deliveryStrings.tooFar, note: deliveryStrings.tooFarHelp(writeDate(calendar.until)) };
  const inWords = tryIns ? deliveryStrings.earliest : (days: string) => days;
  return {
    days: inWords(writeDays(time.first, time.last)),
    short: inWords(writeShortDays(time.first, time.last)),
    note: [latestArrivalOf(work, time, rules), noteOf(day, time, words)].filter(Boolean).join(" "),
    time,
  };
}

/** Until when work of some hours is ready on the same day; empty for other work, and on days without production. */
export const latestArrivalOf = (
  { turnaround }: Work,
  { received }: DeliveryTime,
  { words, calendar }: DeliveryRules,
) =>
  calendar.sameDayUntil && isWithinDay(turnaround) && isWorkingDay(received, calendar)
    ? deliveryStrings.latestArrival(words, calendar.sameDayUntil)
    : "";

function noteOf(day: Day, { received, begins, skipped }: DeliveryTime, words: DeliveryWords): string {
  const { begins: beginning, beginsLater, arrivesLater, skipped: passedOver } = deliveryStrings;
  const notes = skipped.length > 0 ? [passedOver(namesOf(skipped))] : [];
  if (received !== begins) {
    const first = writeDay(begins);
    notes.unshift(received === day ? beginning(first) : beginsLater(words, writeDay(received), first));
  } else if (received !== day) notes.unshift(arrivesLater(words, writeDay(received)));
  return notes.join(" ");
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
