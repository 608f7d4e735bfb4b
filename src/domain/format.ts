/** A measured value; nullable because GraphQL returns null for missing fields. */
export interface QuantityLike {
  readonly number: number;
  readonly to?: number | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly unit?: string | null;
}

/** Unit of a calendar year: "2015 yılı". */
export const calendarYear = "yılı";

/** The unit as displayed: none for a calendar year. */
export const shownUnit = (unit: string | null | undefined): string | null =>
  unit && unit !== calendarYear ? unit : null;

/**
 * Formats a number with Turkish separators (10.000, 99,8) and at most two decimals; calendar years stay
 * plain. Written by hand because `Intl.NumberFormat` is slow to start on cheap phones.
 */
export function formatNumber(value: number, unit?: string | null): string {
  if (unit === calendarYear) return String(value);
  const [whole = "", decimals] = String(Math.round(value * 100) / 100).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ".");
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** Formats prefix, number or range, and suffix, without the unit: "10.000+", "%99", "24/7", "3–5". */
export function formatAmount({ number, to, prefix, suffix, unit }: QuantityLike): string {
  const amount = (value: number) => `${formatNumber(value, unit)}${suffix ?? ""}`;
  const range = to === undefined || to === null ? "" : `–${amount(to)}`;
  return `${prefix ?? ""}${amount(number)}${range}`;
}

/** Formats amount and unit: "5–7 iş günü". */
export function formatQuantity(quantity: QuantityLike): string {
  return [formatAmount(quantity), quantity.unit].filter(Boolean).join(" ");
}
