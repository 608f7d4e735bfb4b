import type { CalendarDay } from "../../domain/delivery/calendar-days";
import type { DeliveryTime } from "../../domain/delivery/delivery-time";
import { DayCells, dayStripClass } from "./day-cells";
import * as css from "./delivery-calendar.module.css";

interface DeliveryCalendarProps {
  days?: readonly CalendarDay[] | undefined;
  time?: DeliveryTime | undefined;
}

/**
 * Strip of days with the delivery range highlighted; empty until they are known. Decorative: the dates are in the text above.
 */
export function DeliveryCalendar({ days = [], time }: DeliveryCalendarProps) {
  return (
    <div className={css.calendar} data-needs-script="" aria-hidden="true">
      <div className={dayStripClass}>
        <DayCells days={days} first={time?.first} last={time?.last} />
      </div>
    </div>
  );
}
