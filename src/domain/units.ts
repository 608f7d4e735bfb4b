/** Units of working time in working days: "gün" is one, a week has five, hours are parts of a day of 24. */
const dayUnits = { dk: 1 / 1440, saat: 1 / 24, gün: 1, "iş günü": 1, hafta: 5 } as const;

/** Warranty units in years. */
const yearUnits = { ay: 1 / 12, yıl: 1 } as const;

/** Units allowed for a turnaround; the content check rejects others. */
export const turnaroundUnits = [
  "saat",
  "gün",
  "iş günü",
  "hafta",
] as const satisfies (keyof typeof dayUnits)[];

/** Units allowed for a step. Only a step may take months. */
export const stepUnits = ["dk", ...turnaroundUnits, "ay"] as const;

/** Units allowed for a warranty; the content check rejects others. */
export const warrantyUnits = ["ay", "yıl"] as const satisfies (keyof typeof yearUnits)[];

export interface Length {
  readonly number: number | null;
  readonly to?: number | null;
  readonly unit?: string | null;
}

/** Minimum length of the axis of working days. */
const minDays = 14;

interface Lengths {
  readonly turnaround?: Length | null | undefined;
  /** Those of the product and of its materials. */
  readonly warranties: readonly Length[];
}

/**
 * Ends of the day and year axes, shared by all products so that they are comparable: the longest turnaround
 * and warranty, rounded up. There is no year axis without warranties.
 */
export function axesOf(products: readonly Lengths[]): { days: number; years: number | null } {
  const days = products.flatMap(({ turnaround }) => (turnaround ? [daysOf(turnaround).to] : []));
  const years = products.flatMap(({ warranties }) => warranties.map((warranty) => yearsOf(warranty).to));
  return {
    days: Math.ceil(Math.max(minDays, ...days)),
    years: years.length > 0 ? Math.ceil(Math.max(...years)) : null,
  };
}

type Factors = Readonly<Record<string, number>>;

const factorIn = (factors: Factors, unit: string | null | undefined): number | undefined =>
  unit && Object.hasOwn(factors, unit) ? factors[unit] : undefined;

/** Unknown units count as one. */
function rangeIn(factors: Factors, { number, to, unit }: Length) {
  const factor = factorIn(factors, unit) ?? 1;
  return { from: (number ?? 0) * factor, to: (to ?? number ?? 0) * factor };
}

/** Start and end of a turnaround in working days: "12 saat" is 0.5. */
export const daysOf = (turnaround: Length) => rangeIn(dayUnits, turnaround);

/** Whether the work is done within a day: "4 saat". */
export const isWithinDay = (turnaround: Length): boolean => daysOf(turnaround).to < 1;

/** Least and most of a turnaround in whole working days, rounded up: "24–48 saat" is one to two. */
export function wholeDaysOf(turnaround: Length): [min: number, max: number] {
  const { from, to } = daysOf(turnaround);
  return [Math.max(1, Math.ceil(from)), Math.max(1, Math.ceil(to))];
}

/** Range of a warranty in years, starting at 0: "6 ay" ends at 0.5. */
export const yearsOf = (warranty: Length) => ({ from: 0, to: rangeIn(yearUnits, warranty).to });

/** Whether both are names of one unit: "gün" and "iş günü". */
export const isSameUnit = (unit: string, other: string): boolean =>
  unit === other || (factorIn(dayUnits, unit) ?? 0) === factorIn(dayUnits, other);
