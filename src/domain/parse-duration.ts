import { dayUnits } from "./units";

/** Units of durations written as text, in days. */
const written: Readonly<Record<string, number>> = { dk: 1 / 1440, ...dayUnits, ay: 365 / 12, yıl: 365 };

/**
 * Parses a duration written by editors ("30 dk", "5–7 iş günü"), in days or years; of a range, the end.
 * @returns null if the text is no duration ("ömür boyu")
 */
export function parseDuration(unit: "gün" | "yıl", text: string): number | null {
  const [, number, own = ""] =
    /^(?:\d+\s*[–-]\s*)?(\d+(?:,\d+)?)\+?\s+(\p{L}+(?: \p{L}+)?)$/u.exec(text) ?? [];
  const factor = Object.hasOwn(written, own) ? written[own] : undefined;
  if (number === undefined || factor === undefined) return null;
  return (Number(number.replace(",", ".")) * factor) / (written[unit] ?? 1);
}
