import { formatQuantity } from "../../domain/format";
import { quantity } from "../quantities";

/** A length of time as a text has it. */
export interface Measure {
  text: string;
  from: number;
  to: number;
  unit: string;
}

/** Endings a unit takes in a sentence: "günde", "yıllık", "saattir", "iş gününden"; not "yıldız" or "ayrı". */
const endings = "l[ıiuü][kğ]\\p{L}*|[dt][ıiuü]r|[dt][ae]n?|[yaeıiuü]|[ıiuü]n(?:[aeü]|d[ae]n?|d[ıiuü]r)?";

const written = new RegExp(
  `(?<![\\d.,–\\p{L}-])(\\d+(?:,\\d+)?)(?:\\s*[–-]\\s*(\\d+(?:,\\d+)?))?\\+?\\s+(iş gün|gün|hafta|saat|ay|yıl)(?=(?:${endings})?(?!\\p{L}))`,
  "gu",
);

/** Every length of time written in digits: "5–7 iş gününde", "10 yıllık". */
export function measuresIn(text: string): Measure[] {
  return [...text.matchAll(written)].map(([whole, from = "", to = from, unit = ""]) => ({
    text: whole,
    from: numberOf(from),
    to: numberOf(to),
    unit: unit === "iş gün" ? "iş günü" : unit,
  }));
}

const numberOf = (text: string): number => Number(text.replace(",", "."));

/** A quantity as a length of time; none where it is no quantity or has no unit. */
export function measureIn(value: unknown): Measure[] {
  const { data } = quantity.safeParse(value);
  if (!data?.unit) return [];
  return [{ text: formatQuantity(data), from: data.number, to: data.to ?? data.number, unit: data.unit }];
}

/** The parts of a text that speak of one thing each. */
export const sentencesIn = (text: string): string[] =>
  text.split(/[.;:!?](?!\d)/).filter((part) => part.trim() !== "");
