import { dayUnits } from "./units";

/** Units of the lengths of time that are written as text, in days. */
const written: Readonly<Record<string, number>> = { dk: 1 / 1440, ...dayUnits, ay: 365 / 12, yıl: 365 };

/**
 * A length of time as editors write it, in days or years: "30 dk", "5–7 iş günü", of which the end counts.
 * @returns null where the text is no such length ("ömür boyu")
 */
export function parseDuration(unit: "gün" | "yıl", text: string): number | null {
  const [, number, own = ""] =
    /^(?:\d+\s*[–-]\s*)?(\d+(?:,\d+)?)\+?\s+(\p{L}+(?: \p{L}+)?)$/u.exec(text) ?? [];
  const factor = Object.hasOwn(written, own) ? written[own] : undefined;
  if (number === undefined || factor === undefined) return null;
  return (Number(number.replace(",", ".")) * factor) / (written[unit] ?? 1);
}
