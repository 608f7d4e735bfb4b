import { type CalendarEvent, calendarFile } from "../../domain/delivery/calendar-event";

/** Downloads a calendar event generated in the browser. */
export function saveEvent(event: CalendarEvent, name: string): void {
  const file = new Blob([calendarFile(event, new Date())], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.ics`;
  link.click();
  // Safari reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
