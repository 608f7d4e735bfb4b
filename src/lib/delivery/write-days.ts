import { type Day, weekdayOf } from "./days";

// Written out: `Intl.DateTimeFormat` takes long to start on a cheap phone.
const months = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" ");
const weekdays = "Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi".split(" ");

const dateOf = (day: Day) => Number(day.slice(8));
const monthOf = (day: Day) => months[Number(day.slice(5, 7)) - 1] ?? "";
const weekdayNameOf = (day: Day) => weekdays[weekdayOf(day)] ?? "";

/** "4 Kasım Çarşamba" */
export const writeDay = (day: Day): string => `${dateOf(day)} ${monthOf(day)} ${weekdayNameOf(day)}`;

/** "4 Kasım 2026" */
export const writeDate = (day: Day): string => `${dateOf(day)} ${monthOf(day)} ${day.slice(0, 4)}`;

/** "4–6 Kasım Çarşamba–Cuma", "30 Aralık Çarşamba – 4 Ocak Pazartesi", or a single day. */
export function writeDays(first: Day, last: Day): string {
  if (first === last) return writeDay(first);
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${writeDay(first)} – ${writeDay(last)}`;
  const weekdaysOf = `${weekdayNameOf(first)}–${weekdayNameOf(last)}`;
  return `${dateOf(first)}–${dateOf(last)} ${monthOf(first)} ${weekdaysOf}`;
}
