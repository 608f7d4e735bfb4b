/** A measured value: query results carry null where YAML has nothing. */
export interface QuantityLike {
  readonly number: number;
  readonly to?: number | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly unit?: string | null;
}

const numberFormat = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 2 });

/** Turkish separators (10.000 and 99,8); a calendar year (unit "yılı") stays as it is. */
export function formatNumber(value: number, unit?: string | null): string {
  return unit === "yılı" ? String(value) : numberFormat.format(value);
}

/** "10.000+", "%99", "24/7", "3–5": prefix, number or range, suffix; without the unit. */
export function formatAmount({ number, to, prefix, suffix, unit }: QuantityLike): string {
  const range = to === undefined || to === null ? "" : `–${formatNumber(to, unit)}`;
  return `${prefix ?? ""}${formatNumber(number, unit)}${range}${suffix ?? ""}`;
}

/** The amount and its unit: "5–7 iş günü". */
export function formatQuantity(quantity: QuantityLike): string {
  return [formatAmount(quantity), quantity.unit].filter(Boolean).join(" ");
}
