import { type Day, weekdayOf } from "./days";

// Written out: `Intl.DateTimeFormat` takes long to start on a cheap phone.
const months = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" ");
const weekdays = "Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi".split(" ");
const shortWeekdays = "Pz Pt Sa Ça Pe Cu Ct".split(" ");

/** 4, for "2026-11-04". */
export const dateOf = (day: Day): number => Number(day.slice(8));

/** "Kasım" */
export const monthOf = (day: Day): string => months[Number(day.slice(5, 7)) - 1] ?? "";

/** "Ça", as narrow calendars have it. */
export const shortWeekdayOf = (day: Day): string => shortWeekdays[weekdayOf(day)] ?? "";

const weekdayNameOf = (day: Day) => weekdays[weekdayOf(day)] ?? "";

/** "4 Kasım Çarşamba" */
export const writeDay = (day: Day): string => `${dateOf(day)} ${monthOf(day)} ${weekdayNameOf(day)}`;

/** "4 Kasım 2026" */
export const writeDate = (day: Day): string => `${dateOf(day)} ${monthOf(day)} ${day.slice(0, 4)}`;

/** "4 Kasım Çarşamba – 6 Kasım Cuma", or a single day. */
export const writeDays = (first: Day, last: Day): string =>
  first === last ? writeDay(first) : `${writeDay(first)} – ${writeDay(last)}`;

/** "26–30 Kasım", "30 Kasım – 2 Aralık", "6 Kasım": as short as dates can be told. */
export function writeShortDays(first: Day, last: Day): string {
  const end = `${dateOf(last)} ${monthOf(last)}`;
  if (first === last) return end;
  return monthOf(first) === monthOf(last)
    ? `${dateOf(first)}–${end}`
    : `${dateOf(first)} ${monthOf(first)} – ${end}`;
}
