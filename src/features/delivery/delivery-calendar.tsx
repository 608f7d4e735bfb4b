import { chakra } from "@chakra-ui/react/styled-system";
import type { CalendarDay } from "../../domain/delivery/calendar-days";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import type { DeliveryTime } from "../../domain/delivery/delivery-time";
import type { QuantityLike } from "../../domain/format";
import { daysOf } from "../../domain/units";
import { ScaleEnds } from "../../ui/scale";
import { DayCells, dayCells } from "./day-cells";

interface DeliveryCalendarProps {
  turnaround: QuantityLike;
  /** Number of working days shown until dates are known. */
  count: number;
  days?: readonly CalendarDay[] | undefined;
  time?: DeliveryTime | undefined;
}

/**
 * Strip of days with the delivery range highlighted; numbered working days until dates are known. Decorative:
 * the dates are in the text above.
 */
export function DeliveryCalendar({ turnaround, count, days, time }: DeliveryCalendarProps) {
  return (
    <chakra.div gridColumn="1 / -1" aria-hidden="true">
      <chakra.div height="1.25rem">
        {days ? null : (
          <div data-undated="">
            <ScaleEnds low={deliveryStrings.workingDay("1")} high={deliveryStrings.workingDay(`${count}`)} />
          </div>
        )}
      </chakra.div>
      <chakra.div
        border="1px solid {colors.border.strong}"
        css={{
          ...dayCells,
          "& > i": {
            ...dayCells["& > i"],
            height: "clamp(2.5rem, 1.5rem + 3vw, 4rem)",
            paddingBottom: "0.375rem",
          },
          "& > i + i": { borderLeft: "1px solid {colors.border.hairline}" },
          // Stronger line between weeks.
          "& > i + [data-week]": { borderColor: "border.strong" },
        }}
      >
        {days ? (
          <DayCells days={days} first={time?.first} last={time?.last} />
        ) : (
          <WorkingDays count={count} turnaround={turnaround} />
        )}
      </chakra.div>
    </chakra.div>
  );
}

function WorkingDays({ count, turnaround }: { count: number; turnaround: QuantityLike }) {
  const { from, to } = daysOf(turnaround);
  return Array.from({ length: count }, (_, i) => i + 1).map((day) => (
    <i
      key={day}
      data-undated=""
      data-week=""
      data-delivery={day >= Math.ceil(from) && day <= Math.ceil(to) ? "" : undefined}
    >
      <b>{day}</b>
    </i>
  ));
}
