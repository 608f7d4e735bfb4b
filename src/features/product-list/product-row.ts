import { sortKeyOf } from "../../domain/turkish";
import { wholeDaysOf, yearsOf } from "../../domain/units";

export type ProductRow = Queries.ProductRowFragment;

export type SortKey = "name" | "turnaround" | "warranty";

export interface Sorting {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** Sortable columns, as in the query parameter. */
export const sortKeys: Readonly<Record<SortKey, string>> = {
  name: "ad",
  turnaround: "sure",
  warranty: "garanti",
};

/** Initial direction of a column: names from A, shortest turnaround, longest warranty. */
const firstDescending: Readonly<Record<SortKey, boolean>> = {
  name: false,
  turnaround: false,
  warranty: true,
};

/** Default order of the page: earliest delivery first. */
export const firstSorting: Sorting = { key: "turnaround", descending: false };

/** Sorting after a click on a column: its initial direction, then the opposite one. */
export const nextSorting = (current: Sorting | null, key: SortKey): Sorting => ({
  key,
  descending: current?.key === key ? !current.descending : firstDescending[key],
});

/** Sort values of a product, compared in turn; null if its file has no value. */
const sortValues: Readonly<Record<SortKey, (row: ProductRow) => readonly (string | number)[] | null>> = {
  name: ({ name }) => [sortKeyOf(name)],
  turnaround: ({ turnaround }) => turnaround && wholeDaysOf(turnaround),
  // "25+" is more than 25.
  warranty: ({ warranty }) => warranty && [yearsOf(warranty).to, warranty.suffix === "+" ? 1 : 0],
};

/**
 * Products in another order; those without a value are last in both directions, equal ones keep their order.
 */
export function sortRows(rows: readonly ProductRow[], { key, descending }: Sorting): ProductRow[] {
  const keyed = rows.map((row) => ({ row, values: sortValues[key](row) }));
  return keyed
    .sort((a, b) => {
      if (!a.values || !b.values) return Number(!a.values) - Number(!b.values);
      return (descending ? -1 : 1) * compareLists(a.values, b.values);
    })
    .map(({ row }) => row);
}

function compareLists(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i] ?? left;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** Categories of a product's cards, each once. */
export const categoriesOf = ({ catalogue }: ProductRow): string[] => [
  ...new Set(catalogue.map(({ category }) => category)),
];
