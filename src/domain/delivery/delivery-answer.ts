import { formatNumber } from "../format";
import { inWorkingDays } from "../units";
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

/** What a visitor reads: the days, and a sentence on how they were counted or why there are none. */
export interface DeliveryAnswer {
  days: string;
  note: string;
  /** The days once more, in a few words ("26–30 Kasım"), and as such. Absent where no day can be named. */
  short?: string;
  time?: DeliveryTime;
}

/** "5–7. iş günü", "En erken 10. iş günü": the answer while no day is known to count from. */
export function deliveryInWords({ turnaround: { number, to, unit = null }, tryIns }: Work): string {
  const least = inWorkingDays(number, unit);
  if (tryIns) return deliveryStrings.earliest(deliveryStrings.workingDay(formatNumber(least)));
  const most = inWorkingDays(to ?? number, unit);
  const range = least === most ? [most] : [least, most];
  return deliveryStrings.workingDay(range.map((days) => formatNumber(days)).join("–"));
}

/**
 * When a product comes whose impression arrives on a day. Of work with try-ins only the earliest day is known: how long a
 * try-in stays in the clinic is the dentist's.
 * @param now day and time in Türkiye
 * @param chosen the day of arrival; today unless another is given, which is taken to arrive within opening hours
 */
export function deliveryAnswer(
  now: Required<Arrival>,
  chosen: Day | undefined,
  { turnaround, tryIns }: Work,
  { hours, calendar }: DeliveryRules,
): DeliveryAnswer {
  const day = chosen ?? now.day;
  if (day < now.day) return { days: deliveryStrings.past, note: deliveryStrings.pastHelp };
  const time = deliveryTime(day === now.day ? now : { day }, turnaround, hours, calendar);
  if (!time)
    return { days: deliveryStrings.tooFar, note: deliveryStrings.tooFarHelp(writeDate(calendar.until)) };
  const note = noteOf(day, time);
  if (!tryIns)
    return {
      days: writeDays(time.first, time.last),
      short: writeShortDays(time.first, time.last),
      note,
      time,
    };
  return {
    days: deliveryStrings.earliest(writeDay(time.first)),
    short: deliveryStrings.earliest(writeShortDays(time.first, time.first)),
    note,
    time: { ...time, last: time.first },
  };
}

function noteOf(day: Day, { received, begins, skipped }: DeliveryTime): string {
  const { begins: beginning, beginsLater, skipped: passedOver } = deliveryStrings;
  const first = writeDay(begins);
  const count = received === day ? beginning(first) : beginsLater(writeDay(received), first);
  return skipped.length === 0 ? count : `${count} ${passedOver(namesOf(skipped))}`;
}

/** As many letters of names as the page keeps room for. */
const longestNames = 40;

/** Each holiday once, its half day goes without saying beside it; where that would be long, how many days there are. */
function namesOf(skipped: readonly ClosedDay[]): string {
  const names = [...new Set(skipped.map(({ name }) => name))];
  const written = names
    .filter((name) => !names.some((other) => name !== other && name.startsWith(`${other} `)))
    .join(", ");
  return written.length > longestNames ? deliveryStrings.closedDays(skipped.length) : written;
}
