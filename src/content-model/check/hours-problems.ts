import { slugOf } from "../../domain/turkish";
import { positionOf, type SourceFile } from "../documents";
import { dig, isRecord, strings } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Weekday names in Turkish by their schema.org names. */
const days = new Map([
  ["pazartesi", "Monday"],
  ["sali", "Tuesday"],
  ["carsamba", "Wednesday"],
  ["persembe", "Thursday"],
  ["cuma", "Friday"],
  ["cumartesi", "Saturday"],
  ["pazar", "Sunday"],
]);
const week = [...days.values()];
const groups = new Map([
  ["hafta-ici", week.slice(0, 5)],
  ["hafta-sonu", week.slice(5)],
  ["her-gun", week],
]);

/**
 * Weekdays named by a text such as "Pazartesi–Cuma", "Salı ve Perşembe" or "Hafta içi"; undefined for other
 * wordings.
 */
function daysIn(text: string): string[] | undefined {
  const parts = text.split(/\s*(?:,|\bve\b|\/|&)\s*/).map((part) => {
    const group = groups.get(slugOf(part));
    if (group) return group;
    const [from, to = from, ...more] = part.split(/\s*[–—-]\s*/).map((day) => days.get(slugOf(day)) ?? "");
    const [first, last] = [week.indexOf(from ?? ""), week.indexOf(to ?? "")];
    return more.length > 0 || first < 0 || last < first ? undefined : week.slice(first, last + 1);
  });
  return parts.some((part) => !part) ? undefined : parts.flatMap((part) => part ?? []);
}

interface Range {
  index: number;
  opens: string;
  closes: string;
  schemaDays: string[];
  text: string;
}

function rangesIn(site: SourceFile): Range[] {
  const hours = dig(site.value, ["hours"]);
  if (!Array.isArray(hours)) return [];
  return hours.flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) return [];
    const { opens, closes, days: text } = entry;
    return typeof opens === "string" && typeof closes === "string" && typeof text === "string"
      ? [{ index, opens, closes, text, schemaDays: strings(entry.schemaDays) }]
      : [];
  });
}

/**
 * Reports opening hours that end before they begin, overlap, or whose text differs from the weekdays for
 * search engines.
 */
export function hoursProblems(site: SourceFile): Problem[] {
  const ranges = rangesIn(site);
  return ranges.flatMap((range) => {
    const { index, opens, closes, schemaDays, text } = range;
    const at = (key: string, message: string, fix: string) =>
      problemAt(site, positionOf(site, ["hours", index, key]), message, fix);
    if (opens >= closes)
      return [
        at(
          "closes",
          `Kapanış (${closes}) açılıştan (${opens}) sonra değil.`,
          "Saatleri 08.00 biçiminde ve aynı gün içinde yazın.",
        ),
      ];
    const named = daysIn(text);
    if (named && [...named].sort().join() !== [...schemaDays].sort().join())
      return [
        at(
          "schemaDays",
          `“${text}” ile “schemaDays” aynı günleri söylemiyor.`,
          `schemaDays: [${named.join(", ")}] yazın ya da “days” alanını düzeltin.`,
        ),
      ];
    const other = ranges
      .slice(0, index)
      .find(
        (before) =>
          before.schemaDays.some((day) => schemaDays.includes(day)) &&
          before.opens < closes &&
          opens < before.closes,
      );
    return other
      ? [
          at(
            "opens",
            `Bu saatler “${other.text}” (${other.opens}–${other.closes}) ile aynı günde çakışıyor.`,
            "Bir günün saatlerini bir kez yazın.",
          ),
        ]
      : [];
  });
}
