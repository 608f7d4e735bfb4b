import { addDays, type Day } from "./days";
import { type Arrival, hoursOn, type OpeningHours, type WorkingCalendar } from "./delivery-time";

/** Until when the laboratory is open, or when it opens next. */
export interface Opening {
  /** Missing while it is closed. */
  readonly closes?: string;
  /** Missing while it is open, and beyond the known holidays. */
  readonly next?: { readonly day: Day; readonly opens: string };
}

/** Opening of a moment in Türkiye. Hours that follow without a break count as one. */
export function openingAt(
  { day, time }: Required<Arrival>,
  hours: readonly OpeningHours[],
  calendar: WorkingCalendar,
): Opening {
  const today = hoursOn(day, hours, calendar);
  let closes: string | undefined;
  for (const range of today) {
    const from = closes ?? time;
    if (range.opens <= from && from < range.closes) closes = range.closes;
  }
  if (closes) return { closes };
  const later = today.find(({ opens }) => opens > time);
  if (later) return { next: { day, opens: later.opens } };
  for (let next = addDays(day, 1); next <= calendar.until; next = addDays(next, 1)) {
    const [first] = hoursOn(next, hours, calendar);
    if (first) return { next: { day: next, opens: first.opens } };
  }
  return {};
}
