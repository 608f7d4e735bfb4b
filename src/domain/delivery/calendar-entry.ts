import { addDays, type Day } from "./days";

export interface CalendarEntry {
  /** Tells the entry from others: one of the same id replaces it in most calendars. */
  id: string;
  title: string;
  description: string;
  url: string;
  first: Day;
  /** The last day; it is part of the entry. */
  last: Day;
}

const compact = (day: Day) => day.replaceAll("-", "");

/** Backslash, comma, semicolon and line break mean something in a text of iCalendar (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** How long a letter is in UTF-8. */
const bytesOf = (letter: string) =>
  1 + [0x7f, 0x7ff, 0xffff].filter((last) => (letter.codePointAt(0) ?? 0) > last).length;

/** No line may have more than 75 bytes; what is left over goes on in the next, after a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > 74) {
      lines.push("");
      bytes = 0;
    }
    lines[lines.length - 1] += letter;
    bytes += size;
  }
  return lines.join("\r\n ");
}

/**
 * An entry of whole days as an iCalendar file (RFC 5545).
 * @param now when it is written
 */
export const calendarFile = (entry: CalendarEntry, now: Date): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Dental laboratory//Delivery//TR",
    "BEGIN:VEVENT",
    `UID:${entry.id}`,
    `DTSTAMP:${now.toISOString().replace(/\.\d+|[-:]/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(entry.first)}`,
    `DTEND;VALUE=DATE:${compact(addDays(entry.last, 1))}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
