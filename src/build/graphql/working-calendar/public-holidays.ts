import DateHolidays from "date-holidays";
import { addDays, type Day } from "../../../domain/delivery/days";
import type { ClosedDay } from "../../../domain/delivery/delivery-time";

/**
 * Length of a holiday by the library's rule. Law 2429 defines days and half days. In the library religious
 * holidays, which begin at sunset, end half a day late, and 28 October is missing.
 */
const lengths: readonly { rule: RegExp; days: number; eve?: "arifesi" | "(yarım gün)" }[] = [
  { rule: /^1 Shawwal/, days: 3, eve: "arifesi" },
  { rule: /^10 Dhu al-Hijjah/, days: 4, eve: "arifesi" },
  { rule: /^10-29/, days: 1, eve: "(yarım gün)" },
];

/** Names as in law 2429, where the library's spelling differs. */
const names: Readonly<Record<string, string>> = { "05-19": "Atatürk’ü Anma, Gençlik ve Spor Bayramı" };

/** Public holidays and half holidays of Türkiye that begin in the year, in order. */
export function publicHolidays(year: number): ClosedDay[] {
  const holidays = new DateHolidays("TR", { languages: "tr", types: ["public"] }).getHolidays(year);
  if (holidays.length === 0) throw new Error(`date-holidays knows no holidays of Türkiye for ${year}.`);
  return holidays.flatMap(({ date, name: packageName, rule }) => {
    const name = names[rule] ?? packageName;
    const first: Day = date.slice(0, 10);
    const { days = 1, eve } = lengths.find((length) => length.rule.test(rule)) ?? {};
    return [
      ...(eve ? [{ day: addDays(first, -1), name: `${name} ${eve}` }] : []),
      ...Array.from({ length: days }, (_, i) => ({ day: addDays(first, i), name })),
    ];
  });
}
