import { workingCalendar } from "../../gatsby/working-calendar/working-calendar.ts";
import { inIstanbul } from "../../src/lib/delivery/days.ts";
import { deliveryTime } from "../../src/lib/delivery/delivery-time.ts";
import { tableHours } from "./official-days.ts";

// Run by itself under a time zone (TZ): writes what a device there answers at every sixth hour of two years.

const calendar = workingCalendar("2025-01-15", { closed: [], open: [] });
const sixHours = 6 * 3_600_000;
const answers: string[] = [];
for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(2027, 0, 1); time += sixHours) {
  const arrival = inIstanbul(new Date(time));
  const answer = deliveryTime(arrival, { number: 3, to: 5, unit: "gün" }, tableHours, calendar);
  answers.push(`${arrival.day} ${arrival.time} ${answer?.first} ${answer?.last}`);
}
process.stdout.write(JSON.stringify({ offset: new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset(), answers }));
