import { sortKeyOf } from "../../domain/turkish";
import { inWorkingDays, inYears, rangeIn } from "../../domain/units";

/** A product as the list of all products knows it. */
export type ProductRow = Queries.ProductRowFragment;

export type SortKey = "name" | "turnaround" | "warranty";

export interface Sorting {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** The columns that can be sorted, as the address names them. */
export const sortKeys: Readonly<Record<SortKey, string>> = {
  name: "ad",
  turnaround: "sure",
  warranty: "garanti",
};

/** What a first press sorts a column by: names from A, the quickest, the longest warranty. */
const firstDescending: Readonly<Record<SortKey, boolean>> = {
  name: false,
  turnaround: false,
  warranty: true,
};

/** The order that the page begins with: what can be delivered first. */
export const firstSorting: Sorting = { key: "turnaround", descending: false };

/** The sorting after a column's button was pressed: its own way first, then the other way round. */
export const nextSorting = (current: Sorting | null, key: SortKey): Sorting => ({
  key,
  descending: current?.key === key ? !current.descending : firstDescending[key],
});

/** What a product is sorted by, numbers one after the other; null where its file does not say. */
const sortValues: Readonly<Record<SortKey, (row: ProductRow) => readonly (string | number)[] | null>> = {
  name: ({ name }) => [sortKeyOf(name)],
  turnaround: ({ turnaround }) => {
    if (!turnaround) return null;
    const { number, to, unit } = turnaround;
    return [inWorkingDays(number, unit), inWorkingDays(to ?? number, unit)];
  },
  warranty: ({ warranty }) => {
    if (!warranty) return null;
    // "25+" is more than 25.
    return [rangeIn(inYears, warranty).to, warranty.suffix === "+" ? 1 : 0];
  },
};

/** The products in another order; those without what is asked for come last either way, equal ones stay as they were. */
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

/** The categories of a product's cards, each once. */
export const categoriesOf = ({ catalogue }: ProductRow): string[] => [
  ...new Set(catalogue.map(({ category }) => category)),
];
