import { addDays, type Day } from "./days";

export interface CalendarEvent {
  /** UID: calendars replace an event of the same UID. */
  id: string;
  title: string;
  description: string;
  url: string;
  first: Day;
  /** Last day, inclusive. */
  last: Day;
}

const compact = (day: Day) => day.replaceAll("-", "");

/** Escapes backslash, comma, semicolon and line break (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds lines; continuation lines start with a space. 18 letters are within 75 bytes (RFC 5545, 3.1). */
const folded = (line: string) => line.replace(/.{18}(?=.)/gu, "$&\r\n ");

/**
 * Returns an all-day event as an iCalendar file (RFC 5545).
 * @param now creation time
 */
export const calendarFile = (event: CalendarEvent, now: Date): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Dental laboratory//Delivery//TR",
    "BEGIN:VEVENT",
    `UID:${event.id}`,
    `DTSTAMP:${now.toISOString().replace(/\.\d+|[-:]/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(event.first)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.last, 1))}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
