import { clsx } from "clsx";
import { closuresFrom } from "../../domain/delivery/closures";
import { addDays, type Day } from "../../domain/delivery/days";
import type { DeliveryRules } from "../../domain/delivery/delivery-answer";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { type Arrival, closedDay } from "../../domain/delivery/delivery-time";
import { openingAt } from "../../domain/delivery/opening";
import { weekdayNameOf, writeDay, writeShortDays } from "../../domain/delivery/write-days";
import * as text from "../../theme/text-styles.module.css";
import * as css from "./open-today.module.css";
import { useDeliveryRules } from "./use-delivery-rules";
import { useNow } from "./use-now";

/**
 * Whether the laboratory is open now, and its closed days of a year. The page was built on another day, so it
 * says "now" only once scripts run; the dated list is true on any day.
 */
export function OpenToday() {
  const { rules } = useDeliveryRules();
  const now = useNow();
  const closures = closuresFrom(now?.day ?? rules.calendar.from, rules.hours, rules.calendar);
  const reason = now && closedDay(now.day, rules.calendar)?.name;
  const next = closures.find(({ first }) => now && first > now.day);
  const alsoClosed = reason
    ? deliveryStrings.closedToday(reason)
    : next && deliveryStrings.nextClosed(writeShortDays(next.first, next.last), next.name);
  if (closures.length === 0) return null;
  return (
    <div className={clsx(text.small, css.hours)}>
      <div data-needs-script="" className={css.today}>
        {now ? (
          <>
            <p className={css.open}>{openingInWords(now, rules)}</p>
            {alsoClosed ? <p className={css.next}>{alsoClosed}</p> : null}
          </>
        ) : null}
      </div>
      <details>
        <summary className={css.closures}>{deliveryStrings.closedDaysTitle}</summary>
        <ul className={css.list}>
          {closures.map(({ first, last, name }) => (
            <li key={first}>{`${writeShortDays(first, last)} ${last.slice(0, 4)}: ${name}`}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** "Şu an açık, 18.00’e kadar.", "Şu an kapalı. Pazartesi 08.00’de açılır." */
function openingInWords(now: Required<Arrival>, { hours, calendar }: DeliveryRules): string {
  const { closes, next } = openingAt(now, hours, calendar);
  if (closes) return deliveryStrings.openNow(closes);
  if (!next) return deliveryStrings.closedNow;
  return `${deliveryStrings.closedNow} ${deliveryStrings.opens(dayInWords(next.day, now.day), next.opens)}`;
}

function dayInWords(day: Day, today: Day): string {
  if (day === today) return deliveryStrings.today;
  if (day === addDays(today, 1)) return deliveryStrings.tomorrow;
  return day < addDays(today, 7) ? weekdayNameOf(day) : writeDay(day);
}
