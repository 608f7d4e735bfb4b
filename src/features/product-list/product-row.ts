import { daysOf, yearsOf } from "../../domain/units";

export type ProductRow = Queries.ProductRowFragment;

export type SortKey = "name" | "turnaround" | "warranty";

export interface Sorting {
  readonly key: SortKey;
  readonly descending: boolean;
}

interface SortableColumn {
  /** Its name in the query parameter. */
  readonly parameter: string;
  /** Initial direction: names from A, shortest turnaround, longest warranty. */
  readonly descending: boolean;
  /** Values of a product, compared in turn; null if its file has none. */
  readonly valuesOf: (row: ProductRow) => readonly (string | number)[] | null;
}

export const sortableColumns: Readonly<Record<SortKey, SortableColumn>> = {
  name: { parameter: "ad", descending: false, valuesOf: ({ name }) => [name] },
  turnaround: {
    parameter: "sure",
    descending: false,
    valuesOf: ({ turnaround }) => turnaround && Object.values(daysOf(turnaround)),
  },
  warranty: {
    parameter: "garanti",
    descending: true,
    // "25+" is more than 25.
    valuesOf: ({ warranty }) => warranty && [yearsOf(warranty).to, warranty.suffix === "+" ? 1 : 0],
  },
};

/** Default order of the page: earliest delivery first. */
export const firstSorting: Sorting = { key: "turnaround", descending: false };

/** Sorting after a click on a column: its initial direction, then the opposite one. */
export const nextSorting = (current: Sorting | null, key: SortKey): Sorting => ({
  key,
  descending: current?.key === key ? !current.descending : sortableColumns[key].descending,
});

/**
 * Products in another order; those without a value are last in both directions, equal ones keep their order.
 */
export function sortRows(rows: readonly ProductRow[], { key, descending }: Sorting): ProductRow[] {
  const { valuesOf } = sortableColumns[key];
  return [...rows].sort((a, b) => {
    const [left, right] = [valuesOf(a), valuesOf(b)];
    if (!left || !right) return Number(!left) - Number(!right);
    return (descending ? -1 : 1) * compareLists(left, right);
  });
}

function compareLists(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i] ?? left;
    const order = typeof left === "string" ? left.localeCompare(`${right}`, "tr") : left - Number(right);
    if (order !== 0) return order;
  }
  return 0;
}

/** Categories of a product's cards, each once. */
export const categoriesOf = ({ catalogue }: ProductRow): string[] => [
  ...new Set(catalogue.map(({ category }) => category)),
];
