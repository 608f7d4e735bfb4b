import { calendarDays } from "../../domain/delivery/calendar-days";
import { deliveryAnswer } from "../../domain/delivery/delivery-answer";
import type { Work } from "../../domain/delivery/delivery-time";
import { useChosenDay } from "./chosen-day";
import { DayCells, dayStripClass } from "./day-cells";
import * as css from "./delivery-calendar.module.css";
import { useDeliveryRules } from "./use-delivery-rules";
import { useNow } from "./use-now";

/**
 * Strip of days with the delivery range highlighted; empty until they are known. Decorative: the dates are in the text above.
 */
export function DeliveryCalendar({ product }: { product: Work }) {
  const { rules } = useDeliveryRules();
  const now = useNow();
  const chosen = useChosenDay();
  const { time } = now ? deliveryAnswer(now, chosen, product, rules) : {};
  return (
    <div className={css.calendar} data-needs-script="" aria-hidden="true">
      <div className={dayStripClass}>
        <DayCells
          days={time ? calendarDays(time.received, time.last, rules.calendar) : []}
          first={time?.first}
          last={time?.last}
        />
      </div>
    </div>
  );
}
