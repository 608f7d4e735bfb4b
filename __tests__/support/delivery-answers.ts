import { workingCalendar } from "../../src/build/graphql/working-calendar/working-calendar.ts";
import { inIstanbul } from "../../src/domain/delivery/days.ts";
import { deliveryTime } from "../../src/domain/delivery/delivery-time.ts";
import { tableHours } from "./official-days.ts";

/** Answers of a device in any time zone, every six hours of the weeks around the Feast of Sacrifice. */
export function answers(): string[] {
  const calendar = workingCalendar("2025-01-15", { closed: [], open: [] });
  const sixHours = 6 * 3_600_000;
  const written: string[] = [];
  for (let time = Date.UTC(2026, 4, 1); time < Date.UTC(2026, 6, 1); time += sixHours) {
    const arrival = inIstanbul(new Date(time));
    const answer = deliveryTime(arrival, { number: 3, to: 5, unit: "gün" }, tableHours, calendar);
    written.push(`${arrival.day} ${arrival.time} ${answer?.first} ${answer?.last}`);
  }
  return written;
}
