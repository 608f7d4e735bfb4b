import { chakra } from "@chakra-ui/react/styled-system";
import { writeWeekdays } from "../../domain/delivery/write-days";

type OpeningHours = Queries.OpeningHoursFragment["hours"][number];

/** "08.00–18.00" */
export const hoursOf = ({ opens, closes }: Pick<OpeningHours, "opens" | "closes">): string =>
  `${opens}–${closes}`;

/** Days and opening hours on one line; the hours do not wrap. */
export function HoursLine(hours: OpeningHours) {
  return (
    <>
      {`${writeWeekdays(hours.days)} `}
      <chakra.span whiteSpace="nowrap">{hoursOf(hours)}</chakra.span>
    </>
  );
}
