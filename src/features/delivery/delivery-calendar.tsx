import { chakra } from "@chakra-ui/react/styled-system";
import type { CalendarDay } from "../../domain/delivery/calendar-days";
import type { DeliveryTime } from "../../domain/delivery/delivery-time";
import { DayCells, dayCells } from "./day-cells";

interface DeliveryCalendarProps {
  days?: readonly CalendarDay[] | undefined;
  time?: DeliveryTime | undefined;
}

/**
 * Strip of days with the delivery range highlighted; empty until they are known. Decorative: the dates are in the text above.
 */
export function DeliveryCalendar({ days = [], time }: DeliveryCalendarProps) {
  return (
    <chakra.div gridColumn="1 / -1" paddingTop="1.25rem" data-needs-script="" aria-hidden="true">
      <chakra.div
        height="clamp(2.5rem, 1.5rem + 3vw, 4rem)"
        border="1px solid {colors.border.strong}"
        css={{
          ...dayCells,
          "& > i": { ...dayCells["& > i"], paddingBottom: "0.375rem" },
          "& > i + i": { borderLeft: "1px solid {colors.border.hairline}" },
          // Stronger line between weeks.
          "& > i + [data-week]": { borderColor: "border.strong" },
        }}
      >
        <DayCells days={days} first={time?.first} last={time?.last} />
      </chakra.div>
    </chakra.div>
  );
}
