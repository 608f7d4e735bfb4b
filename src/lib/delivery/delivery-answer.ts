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
  type Turnaround,
  type WorkingCalendar,
} from "./delivery-time";
import { writeDate, writeDay, writeDays } from "./write-days";

export interface DeliveryRules {
  readonly hours: readonly OpeningHours[];
  readonly calendar: WorkingCalendar;
}

/** What a visitor reads: the days, and a sentence on how they were counted or why there are none. */
export interface DeliveryAnswer {
  days: string;
  note: string;
  /** Absent where no day can be named. */
  time?: DeliveryTime;
}

/** "5–7. iş günü": the answer while no day is known to count from. */
export function deliveryInWords({ number, to, unit = null }: Turnaround): string {
  const least = inWorkingDays(number, unit);
  const most = inWorkingDays(to ?? number, unit);
  const range = least === most ? [most] : [least, most];
  return deliveryStrings.workingDay(range.map((days) => formatNumber(days)).join("–"));
}

/**
 * When a product comes whose impression arrives on a day.
 * @param now day and time in Türkiye
 * @param chosen the day of arrival; today unless another is given, which is taken to arrive within opening hours
 */
export function deliveryAnswer(
  now: Required<Arrival>,
  chosen: Day | undefined,
  turnaround: Turnaround,
  { hours, calendar }: DeliveryRules,
): DeliveryAnswer {
  const day = chosen ?? now.day;
  if (day < now.day) return { days: deliveryStrings.past, note: deliveryStrings.pastHelp };
  const time = deliveryTime(day === now.day ? now : { day }, turnaround, hours, calendar);
  if (!time)
    return { days: deliveryStrings.tooFar, note: deliveryStrings.tooFarHelp(writeDate(calendar.until)) };
  return { days: writeDays(time.first, time.last), note: noteOf(day, time), time };
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
