/** Units of a turnaround and how many days each has. A working day counts as one: the axis shows what is promised. */
export const dayUnits = { saat: 1 / 24, gün: 1, "iş günü": 1, hafta: 7 } as const;

/** Units of a warranty and how many years each has. */
const years = { ay: 1 / 12, yıl: 1 } as const;

/** The units a product's turnaround may have; the content check refuses others. */
export const turnaroundUnits = [
  "saat",
  "gün",
  "iş günü",
  "hafta",
] as const satisfies (keyof typeof dayUnits)[];

/** The units a product's warranty may have; the content check refuses others. */
export const warrantyUnits = ["ay", "yıl"] as const satisfies (keyof typeof years)[];

/** A turnaround in days: 48 saat is 2. A unit the content check would refuse counts as days. */
export const inDays = (value: number, unit: string | null): number => value * factorOf(dayUnits, unit);

/** Working days of a turnaround's units that are longer than one. */
const workingDays = { saat: 1 / 24, hafta: 5 } as const;

/**
 * A turnaround in whole working days, read carefully: "gün" is a working day, a week is five of them, and hours are
 * rounded up to days of 24, so that 24–48 saat is one to two working days.
 */
export const inWorkingDays = (value: number, unit: string | null): number =>
  Math.max(1, Math.ceil(value * factorOf(workingDays, unit)));

/** A warranty in years: 6 ay is 0.5. A unit the content check would refuse counts as years. */
export const inYears = (value: number, unit: string | null): number => value * factorOf(years, unit);

const factorOf = (factors: Readonly<Record<string, number>>, unit: string | null): number =>
  (unit !== null && Object.hasOwn(factors, unit) ? factors[unit] : undefined) ?? 1;

interface Length {
  readonly number: number | null;
  readonly to?: number | null;
  readonly unit?: string | null;
}

/** Both ends of a length of time in the unit of an axis: `inDays` or `inYears`. */
export const rangeIn = (toAxis: typeof inDays, { number, to, unit = null }: Length) => ({
  from: toAxis(number ?? 0, unit),
  to: toAxis(to ?? number ?? 0, unit),
});

/** Days that the axis of days has at least: two weeks. */
const leastDays = 14;

interface Lengths {
  readonly turnaround?: Length | null;
  readonly warranty?: Length | null;
  /** Warranties of a product's parts in years, as far as they are such a length. */
  readonly partYears?: readonly number[];
}

/**
 * Ends of the two axes, in whole days and years, the same for every product, so that they compare: each ends where the longest
 * of the products does. Without any warranty there is no axis of years.
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

/** Both ends of a turnaround in days. */
export const daysOf = (turnaround: Length) => rangeIn(inDays, turnaround);

/** A warranty in years, from its first day on. */
export const yearsOf = (warranty: Length) => ({ from: 0, to: rangeIn(inYears, warranty).to });
