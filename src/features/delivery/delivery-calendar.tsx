import { chakra } from "@chakra-ui/react/styled-system";
import type { CalendarDay } from "../../domain/delivery/calendar-days";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import type { DeliveryTime, Turnaround } from "../../domain/delivery/delivery-time";
import { daysOf } from "../../domain/units";
import { ScaleEnds } from "../../ui/scale";
import { useSiteParts } from "../site/use-site-parts";
import { DayCells, dayCells } from "./day-cells";

interface DeliveryCalendarProps {
  turnaround: Turnaround;
  /** The days from the impression's arrival on, and those of delivery, once they are known. */
  days?: readonly CalendarDay[] | undefined;
  time?: DeliveryTime | undefined;
}

/**
 * A strip of days, those of delivery gold: of the calendar once they are known, before that working days by their numbers,
 * as many as the axis of all products has. Decorative: the days stand above it as text.
 */
export function DeliveryCalendar({ turnaround, days, time }: DeliveryCalendarProps) {
  const { days: count } = useSiteParts();
  return (
    <chakra.div gridColumn="1 / -1" data-calendar="" aria-hidden="true">
      <chakra.div height="1.25rem">
        {days ? null : (
          <ScaleEnds low={deliveryStrings.workingDay("1")} high={deliveryStrings.workingDay(`${count}`)} />
        )}
      </chakra.div>
      <chakra.div
        border="1px solid"
        borderColor="border.strong"
        css={{
          ...dayCells,
          "& > i": {
            ...dayCells["& > i"],
            height: "clamp(2.5rem, 1.5rem + 3vw, 4rem)",
            paddingBottom: "0.375rem",
          },
          "& > i + i": { borderLeft: "1px solid", borderColor: "border.hairline" },
          // Weeks are parted by a stronger line.
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

function WorkingDays({ count, turnaround }: { count: number; turnaround: Turnaround }) {
  const { from, to } = daysOf(turnaround);
  return Array.from({ length: count }, (_, i) => i + 1).map((day) => (
    <i key={day} data-week="" data-delivery={day >= Math.ceil(from) && day <= Math.ceil(to) ? "" : undefined}>
      <b>{day}</b>
    </i>
  ));
}
