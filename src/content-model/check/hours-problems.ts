import { weekdayNames } from "../../domain/delivery/days";
import { slugOf } from "../../domain/turkish";
import { choiceLabel } from "../choice-labels";
import type { SourceFile } from "../documents";
import { dig, isRecord, strings } from "../walk";
import { type Problem, problemAt } from "./problem";

/** From Monday, as texts count. */
const week: string[] = [...weekdayNames].sort((a, b) => Number(a === "Sunday") - Number(b === "Sunday"));
const named = new Map(week.map((day) => [slugOf(choiceLabel(day)), day]));
const groups = new Map([
  ["hafta-ici", week.slice(0, 5)],
  ["hafta-sonu", week.slice(5)],
  ["her-gun", week],
]);

/** Weekdays of "Pazartesi–Cuma", "Salı ve Perşembe" or "Hafta içi"; undefined for other wordings. */
function daysIn(text: string): string[] | undefined {
  const parts = text.split(/\s*(?:,|\bve\b|\/|&)\s*/).map((part) => {
    const group = groups.get(slugOf(part));
    if (group) return group;
    const [from = "", to = from, ...more] = part
      .split(/\s*[–—-]\s*/)
      .map((day) => named.get(slugOf(day)) ?? "");
    const [first, last] = [week.indexOf(from), week.indexOf(to)];
    return more.length > 0 || first < 0 || last < first ? undefined : week.slice(first, last + 1);
  });
  return parts.some((part) => !part) ? undefined : parts.flatMap((part) => part ?? []);
}

interface Range {
  opens: string;
  closes: string;
  schemaDays: string[];
  text: string;
}

function rangeOf(entry: unknown): Range | undefined {
  if (!isRecord(entry)) return undefined;
  const { opens, closes, days: text } = entry;
  if (typeof opens !== "string" || typeof closes !== "string" || typeof text !== "string") return undefined;
  return { opens, closes, text, schemaDays: strings(entry.schemaDays) };
}

/** Reports opening hours that end before they begin, or name other weekdays than search engines get. */
export function hoursProblems(site: SourceFile): Problem[] {
  const hours = dig(site.value, ["hours"]);
  const ranges = Array.isArray(hours) ? hours.map(rangeOf) : [];
  return ranges.flatMap((range, index) => {
    if (!range) return [];
    const { opens, closes, schemaDays, text } = range;
    const at = (key: string, message: string, fix: string) => [
      problemAt(site, ["hours", index, key], { message, fix }),
    ];
    if (opens >= closes)
      return at(
        "closes",
        `Kapanış (${closes}) açılıştan (${opens}) sonra değil.`,
        "Saatleri 08.00 biçiminde ve aynı gün içinde yazın.",
      );
    const days = daysIn(text);
    if (days && [...days].sort().join() !== [...schemaDays].sort().join())
      return at(
        "schemaDays",
        `“${text}” ile arama motorlarına verilen günler aynı değil.`,
        `Şu günleri verin: ${days.map(dayWords).join(", ")}; yazı yanlışsa onu düzeltin.`,
      );
    return [];
  });
}

/** A file has the English name, a form the Turkish one. */
const dayWords = (day: string): string => `${choiceLabel(day)} (${day})`;
