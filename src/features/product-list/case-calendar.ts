import { type CalendarDay, calendarDays, positionIn } from "../../domain/delivery/calendar-days";
import type { Day } from "../../domain/delivery/days";
import {
  type DeliveryRules,
  deliveryAnswer,
  isDated,
  latestArrivalOf,
} from "../../domain/delivery/delivery-answer";
import type { Arrival } from "../../domain/delivery/delivery-time";
import type { ProductRow } from "./product-row";

/** A product's delivery time, and its position on the calendar (0 to 1). */
export interface CaseTime {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** Whether only the earliest day is known, because try-ins depend on the dentist. */
  readonly isOpen: boolean;
}

/** The calendar that follows a day of arrival, with all products. */
export interface CaseCalendar {
  readonly arrival: Day;
  readonly days: readonly CalendarDay[];
  /** Delivery times by slug; without products that have none, or whose days are not known yet. */
  readonly times: ReadonlyMap<string, CaseTime>;
  /** Start of counting and skipped days; if no day is known, the reason. */
  readonly note: string;
}

/**
 * The calendar of all products.
 * @param now day and time in Türkiye
 * @param chosen day of arrival; today by default
 */
export function caseCalendar(
  products: readonly ProductRow[],
  now: Required<Arrival>,
  chosen: Day | undefined,
  rules: DeliveryRules,
): CaseCalendar {
  const arrival = chosen ?? now.day;
  const answers = products.flatMap(({ slug, turnaround, tryIns }) =>
    turnaround && isDated({ turnaround }, rules.calendar)
      ? [{ slug, turnaround, tryIns, answer: deliveryAnswer(now, chosen, { turnaround, tryIns }, rules) }]
      : [],
  );
  const dated = answers.flatMap(({ slug, turnaround, tryIns, answer: { time, short = "", note } }) =>
    time ? [{ slug, turnaround, isOpen: Boolean(tryIns), time, words: short, note }] : [],
  );
  const [longest] = [...dated].sort((a, b) => b.time.last.localeCompare(a.time.last));
  if (!longest) {
    const [first] = answers;
    const note = first ? `${first.answer.days}. ${first.answer.note}` : "";
    return { arrival, days: [], times: new Map(), note };
  }
  const days = calendarDays(arrival, longest.time.last, rules.calendar);
  const times = dated.flatMap(({ slug, isOpen, time, words }) => {
    const position = positionIn(days, time.first, time.last);
    return position ? [[slug, { words, isOpen, ...position }] as const] : [];
  });
  const latest = dated
    .map(({ turnaround, time }) => latestArrivalOf({ turnaround }, time, rules))
    .find((sentence) => sentence && !longest.note.includes(sentence));
  const note = latest ? `${longest.note} ${latest}` : longest.note;
  return { arrival, days, times: new Map(times), note };
}
