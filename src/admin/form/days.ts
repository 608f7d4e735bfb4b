import { isDay } from "../../domain/delivery/days";

/** A day as the form shows it: "02.08.2027" for "2027-08-02". */
export const dayText = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1");

/**
 * Parses a day; days are text inputs, because date inputs drop what is half written or not in the calendar.
 * @returns the text if it is none, which the content check rejects
 */
export function dayFrom(text: string): string {
  const [, date = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const day = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  return isDay(day) ? day : text;
}
