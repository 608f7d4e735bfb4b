/** A calendar day in Türkiye, "2026-11-22", without a time zone. */
export type Day = string;

const millisecondsOfDay = 86_400_000;

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Returns the day `count` days later; earlier if negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(utcOf(day) + count * millisecondsOfDay).toISOString().slice(0, 10);

/** Returns the same day `count` months later; a day that the month lacks becomes one of the next month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, date)).toISOString().slice(0, 10);
}

/** Names of the weekdays as schema.org and the content have them, indexed like `weekdayOf`. */
export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export type Weekday = (typeof weekdayNames)[number];

/** From Monday, as Turkish weeks begin. */
export const week: readonly Weekday[] = [...weekdayNames.slice(1), "Sunday"];

/** Day of the week; Sunday is 0. */
export const weekdayOf = (day: Day): number => new Date(utcOf(day)).getUTCDay();

/** Whether the text is an existing day: "2026-02-30" is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = utcOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Türkiye has no daylight saving time. Fixed here, because `Intl` is slow to start on cheap phones. */
const hoursAheadOfUtc = 3;

/** Day and time in Türkiye, independent of the device's time zone: { day: "2026-11-22", time: "08.05" }. */
export function inIstanbul(moment: Date): { day: Day; time: string } {
  const shown = new Date(moment.getTime() + hoursAheadOfUtc * 3_600_000).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16).replace(":", ".") };
}
