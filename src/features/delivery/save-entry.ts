import { type CalendarEntry, calendarFile } from "../../domain/delivery/calendar-entry";

/** Hands the visitor an entry for the calendar as a file; it is made here, nothing is fetched. */
export function saveEntry(entry: CalendarEntry, name: string): void {
  const file = new Blob([calendarFile(entry, new Date())], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.ics`;
  link.click();
  // Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
