import { type CalendarEntry, calendarFile } from "../../domain/delivery/calendar-entry";

/** Downloads a calendar event generated in the browser. */
export function saveEntry(entry: CalendarEntry, name: string): void {
  const file = new Blob([calendarFile(entry, new Date())], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.ics`;
  link.click();
  // Safari reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
