import { type Day, type Weekday, week, weekdayNames, weekdayOf } from "./days";

// Written by hand: `Intl.DateTimeFormat` is slow to start on cheap phones.
const months = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" ");

/** Turkish names by the English ones of the content. */
export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  Sunday: "Pazar",
  Monday: "Pazartesi",
  Tuesday: "Salı",
  Wednesday: "Çarşamba",
  Thursday: "Perşembe",
  Friday: "Cuma",
  Saturday: "Cumartesi",
};

const shortWeekdays = "Pz Pt Sa Ça Pe Cu Ct".split(" ");

/** Day of the month: 4 for "2026-11-04". */
export const dateOf = (day: Day): number => Number(day.slice(8));

/** "Kasım" */
export const monthOf = (day: Day): string => months[Number(day.slice(5, 7)) - 1] ?? "";

/** Two-letter weekday for narrow calendars: "Ça". */
export const shortWeekdayOf = (day: Day): string => shortWeekdays[weekdayOf(day)] ?? "";

/** "Çarşamba" */
export const weekdayNameOf = (day: Day) => weekdayLabels[weekdayNames[weekdayOf(day)] ?? "Sunday"];

/** "4 Kasım Çarşamba" */
export const writeDay = (day: Day): string => `${dateOf(day)} ${monthOf(day)} ${weekdayNameOf(day)}`;

/** "4 Kasım 2026" */
export const writeDate = (day: Day): string => `${dateOf(day)} ${monthOf(day)} ${day.slice(0, 4)}`;

/** "4 Kasım Çarşamba – 6 Kasım Cuma", or a single day. */
export const writeDays = (first: Day, last: Day): string =>
  first === last ? writeDay(first) : `${writeDay(first)} – ${writeDay(last)}`;

/** Shortest form of a range: "26–30 Kasım", "30 Kasım – 2 Aralık", "6 Kasım". */
export function writeShortDays(first: Day, last: Day): string {
  const end = `${dateOf(last)} ${monthOf(last)}`;
  if (first === last) return end;
  return monthOf(first) === monthOf(last)
    ? `${dateOf(first)}–${end}`
    : `${dateOf(first)} ${monthOf(first)} – ${end}`;
}

/** "Pazartesi–Cuma", "Cumartesi ve Pazar", "Her gün"; of days by their English names, in any order. */
export function writeWeekdays(days: readonly string[]): string {
  const runs: Weekday[][] = [];
  week.forEach((day, i) => {
    if (!days.includes(day)) return;
    const run = runs.at(-1);
    if (run && run.at(-1) === week[i - 1]) run.push(day);
    else runs.push([day]);
  });
  const parts = runs.flatMap((run) => {
    const names = run.map((day) => weekdayLabels[day]);
    return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names;
  });
  if (runs[0]?.length === week.length) return "Her gün";
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" ve ");
}
