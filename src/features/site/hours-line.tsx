import { writeWeekdays } from "../../domain/delivery/write-days";
import * as css from "./hours-line.module.css";

type OpeningHours = Queries.OpeningHoursFragment["hours"][number];

/** "08.00–18.00" */
export const hoursOf = ({ opens, closes }: Pick<OpeningHours, "opens" | "closes">): string =>
  `${opens}–${closes}`;

/** Days and opening hours on one line; the hours do not wrap. */
export function HoursLine(hours: OpeningHours) {
  return (
    <>
      {`${writeWeekdays(hours.days)} `}
      <span className={css.hours}>{hoursOf(hours)}</span>
    </>
  );
}
