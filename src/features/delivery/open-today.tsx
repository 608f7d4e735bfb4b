import { clsx } from "clsx";
import { closuresFrom } from "../../domain/delivery/closures";
import type { DeliveryRules } from "../../domain/delivery/delivery-answer";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { type Arrival, closedDay, hoursOn } from "../../domain/delivery/delivery-time";
import { writeShortDays } from "../../domain/delivery/write-days";
import * as text from "../../theme/text-styles.module.css";
import { hoursOf } from "../site/hours-line";
import * as css from "./open-today.module.css";
import { useDeliveryRules } from "./use-delivery-rules";
import { useNow } from "./use-now";

/**
 * Whether the laboratory is open today, and its closed days of a year. The page was built on another day, so that
 * it says "today" only once scripts run; the dated list is true on any day.
 */
export function OpenToday() {
  const { rules } = useDeliveryRules();
  const now = useNow();
  const closures = closuresFrom(now?.day ?? rules.calendar.from, rules.hours, rules.calendar);
  const next = closures.find(({ first }) => now && first > now.day);
  if (closures.length === 0) return null;
  return (
    <div className={clsx(text.small, css.hours)}>
      <div data-needs-script="" className={css.today}>
        {now ? (
          <>
            <p className={css.open}>{todayInWords(now, rules)}</p>
            {next ? (
              <p className={css.next}>
                {deliveryStrings.nextClosed(writeShortDays(next.first, next.last), next.name)}
              </p>
            ) : null}
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

/** "Bugün açık: 08.00–18.00" */
function todayInWords({ day, time }: Required<Arrival>, { hours, calendar }: DeliveryRules): string {
  const open = hoursOn(day, hours, calendar);
  const last = open.at(-1);
  if (!last) return deliveryStrings.closedToday(closedDay(day, calendar)?.name);
  const written = open.map(hoursOf).join(", ");
  return time <= last.closes ? deliveryStrings.openToday(written) : deliveryStrings.closedBy(written);
}
