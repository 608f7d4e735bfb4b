import type { Holidays } from "../../content-model/holidays";
import { inIstanbul } from "../../domain/delivery/days";
import { workingCalendar } from "./working-calendar/working-calendar";

/** Result of `Holidays.calendar`. */
export const workingDayTypes = `
  type WorkingCalendar {
    from: String!
    until: String!
    workdays: [String!]
    sameDayUntil: String
    closed: [ClosedDay!]!
  }
  type ClosedDay {
    day: String!
    name: String!
  }
`;

/** `Holidays.calendar`: see `workingCalendar`. */
export const workingDays = {
  Holidays: {
    calendar: {
      type: "WorkingCalendar!",
      resolve: (holidays: Holidays) => workingCalendar(inIstanbul(new Date()).day, holidays),
    },
  },
};
