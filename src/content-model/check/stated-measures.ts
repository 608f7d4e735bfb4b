import { formatQuantity } from "../../domain/format";
import { quantity } from "../quantities";

/** A duration in a text. */
export interface Measure {
  text: string;
  from: number;
  to: number;
  unit: string;
}

/** Case endings of a unit: "günde", "yıllık", "saattir", "iş gününden"; not "yıldız" or "ayrı". */
const endings = "l[ıiuü][kğ]\\p{L}*|[dt][ıiuü]r|[dt][ae]n?|[yaeıiuü]|[ıiuü]n(?:[aeü]|d[ae]n?|d[ıiuü]r)?";

const written = new RegExp(
  `(?<![\\d.,–\\p{L}-])(\\d+(?:,\\d+)?)(?:\\s*[–-]\\s*(\\d+(?:,\\d+)?))?\\+?\\s+(iş gün|gün|hafta|saat|ay|yıl)(?=(?:${endings})?(?!\\p{L}))`,
  "gu",
);

/** Finds durations written in digits: "5–7 iş gününde", "10 yıllık". */
export function measuresIn(text: string): Measure[] {
  return [...text.matchAll(written)].map(([whole, from = "", to = from, unit = ""]) => ({
    text: whole,
    from: numberOf(from),
    to: numberOf(to),
    unit: unit === "iş gün" ? "iş günü" : unit,
  }));
}

const numberOf = (text: string): number => Number(text.replace(",", "."));

/** Converts a quantity to a duration; undefined without a unit. */
export function measureIn(value: unknown): Measure[] {
  const { data } = quantity.safeParse(value);
  if (!data?.unit) return [];
  return [{ text: formatQuantity(data), from: data.number, to: data.to ?? data.number, unit: data.unit }];
}

/** Splits a text into clauses. */
export const sentencesIn = (text: string): string[] =>
  text.split(/[.;:!?](?!\d)/).filter((part) => part.trim() !== "");
