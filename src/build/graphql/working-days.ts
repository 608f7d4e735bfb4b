import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { holidaysSchema } from "../../content-model/holidays";
import { inIstanbul } from "../../domain/delivery/days";
import { workingCalendar } from "./working-calendar/working-calendar";

/** Result of `Holidays.calendar`. */
export function createWorkingDayTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type WorkingCalendar {
      from: String!
      until: String!
      closed: [ClosedDay!]!
    }
    type ClosedDay {
      day: String!
      name: String!
    }
  `);
}

/** `Holidays.calendar`: see `workingCalendar`. */
export function createWorkingDays({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Holidays: {
      calendar: {
        type: "WorkingCalendar!",
        resolve: ({ closed, open }: { closed: unknown; open: unknown }) => {
          const days = holidaysSchema.pick({ closed: true, open: true }).parse({ closed, open });
          return workingCalendar(inIstanbul(new Date()).day, days);
        },
      },
    },
  });
}
