import type { Quantity } from "./fields";

const numberFormat = new Intl.NumberFormat("tr-TR", { useGrouping: "always", maximumFractionDigits: 2 });

/** A year stays ungrouped; every other number gets Turkish separators (10.000 and 99,8). */
export function formatNumber(value: number, unit?: string): string {
  return unit === "yılı" ? String(value) : numberFormat.format(value);
}

/** "10.000+", "%99", "24/7", "3–5 iş günü": prefix, number or range, suffix, and the unit after a space. */
export function formatQuantity({ number, to, prefix = "", suffix = "", unit }: Optional<Quantity>): string {
  const range = to === undefined || to === null ? "" : `–${formatNumber(to)}`;
  const unitPart = unit ? ` ${unit}` : "";
  return `${prefix ?? ""}${formatNumber(number)}${range}${suffix ?? ""}${unitPart}`;
}

/** Query results carry null where YAML has nothing. */
type Optional<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };
