import { holidaysSchema } from "../../content-model/holidays";
import { inIstanbul } from "../../domain/delivery/days";
import { workingCalendar } from "./working-calendar/working-calendar";

/** Result of `Holidays.calendar`. */
export const workingDayTypes = `
  type WorkingCalendar {
    from: String!
    until: String!
    workdays: [String!]
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
      resolve: ({ workdays, closed, open }: Record<"workdays" | "closed" | "open", unknown>) => {
        const days = holidaysSchema
          .pick({ workdays: true, closed: true, open: true })
          .parse({ workdays: workdays ?? undefined, closed, open });
        return workingCalendar(inIstanbul(new Date()).day, days);
      },
    },
  },
};
