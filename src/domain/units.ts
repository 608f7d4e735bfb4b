/** Turnaround units in working days: "gün" is one, a week has five, hours are parts of a day of 24. */
export const dayUnits = { saat: 1 / 24, gün: 1, "iş günü": 1, hafta: 5 } as const;

/** Warranty units in years. */
const years = { ay: 1 / 12, yıl: 1 } as const;

/** Units allowed for a turnaround; the content check rejects others. */
export const turnaroundUnits = [
  "saat",
  "gün",
  "iş günü",
  "hafta",
] as const satisfies (keyof typeof dayUnits)[];

/** Units allowed for a warranty; the content check rejects others. */
export const warrantyUnits = ["ay", "yıl"] as const satisfies (keyof typeof years)[];

export interface Length {
  readonly number: number | null;
  readonly to?: number | null;
  readonly unit?: string | null;
}

/** Minimum length of the axis of working days. */
const leastDays = 14;

interface Lengths {
  readonly turnaround?: Length | null;
  readonly warranty?: Length | null;
  /** Warranties of a product's materials in years, if they are durations. */
  readonly partYears?: readonly number[];
}

/**
 * Ends of the day and year axes, shared by all products so that they are comparable: the longest turnaround
 * and warranty, rounded up. There is no year axis without warranties.
 */
export function axesOf(products: readonly Lengths[]): { days: number; years: number | null } {
  const days = products.flatMap(({ turnaround }) => (turnaround ? [daysOf(turnaround).to] : []));
  const years = products.flatMap(({ warranty, partYears = [] }) => [
    ...(warranty ? [yearsOf(warranty).to] : []),
    ...partYears,
  ]);
  return {
    days: Math.ceil(Math.max(leastDays, ...days)),
    years: years.length > 0 ? Math.ceil(Math.max(...years)) : null,
  };
}

/** Unknown units count as one. */
function rangeIn(factors: Readonly<Record<string, number>>, { number, to, unit }: Length) {
  const factor = (unit && Object.hasOwn(factors, unit) ? factors[unit] : undefined) ?? 1;
  return { from: (number ?? 0) * factor, to: (to ?? number ?? 0) * factor };
}

/** Start and end of a turnaround in working days: "12 saat" is 0.5. */
export const daysOf = (turnaround: Length) => rangeIn(dayUnits, turnaround);

/** Least and most of a turnaround in whole working days, rounded up: "24–48 saat" is one to two. */
export function wholeDaysOf(turnaround: Length): [least: number, most: number] {
  const { from, to } = daysOf(turnaround);
  return [Math.max(1, Math.ceil(from)), Math.max(1, Math.ceil(to))];
}

/** Range of a warranty in years, starting at 0: "6 ay" ends at 0.5. */
export const yearsOf = (warranty: Length) => ({ from: 0, to: rangeIn(years, warranty).to });
