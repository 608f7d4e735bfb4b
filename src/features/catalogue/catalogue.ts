import { sortByOrder } from "../../domain/sort-by-order";
import { slugOf } from "../../domain/turkish";

/** Name of the radio buttons, by which `catalogue-card.module.css` finds them, and of the query parameter. */
export const filterName = "kategori";

/** Slug of the category in the query parameters; "" for all or an unknown name. */
export function categoryIn(parameters: URLSearchParams, categories: readonly string[]): string {
  const named = parameters.get(filterName) ?? "";
  return categories.some((name) => slugOf(name) === named) ? named : "";
}

/**
 * Value of an entry's `data-category`: the positions of its categories in the filter, by which `category-filter.module.css`
 * hides it.
 */
export const placesOf = (own: readonly string[], categories: readonly string[]): string =>
  own.map((name) => categories.indexOf(name) + 1).join(" ");

type CatalogueEntry = Pick<
  Queries.CatalogueProductFragment["catalogue"][number],
  "category" | "order" | "title"
>;

/** Entries of a category, or all, in catalogue order. */
export function entriesOf<T extends CatalogueEntry>(entries: readonly T[], category: string | null): T[] {
  const chosen = entries.filter((entry) => category === null || entry.category === category);
  return sortByOrder(chosen, ({ order, title }) => ({ order, name: title }));
}

/**
 * Columns of three that a card spans, so that the last row is full: the first card grows, then the last; a
 * single card spans all three.
 */
export function cardSpan(position: number, count: number): 1 | 2 | 3 {
  if (count === 1) return 3;
  // One wide card for each cell that would be empty.
  const wide = (3 - (count % 3)) % 3;
  const isWide = (wide >= 1 && position === 0) || (wide === 2 && position === count - 1);
  return isWide ? 2 : 1;
}

/** Layout of a card as values of its data attributes (`catalogue-card.module.css`). */
export function layoutOf(entry: CatalogueEntry, list: readonly CatalogueEntry[]): string {
  const position = list.indexOf(entry);
  const span = cardSpan(position, list.length);
  return [
    ...(span > 1 ? ["wide"] : []),
    ...(span === 3 ? ["alone"] : []),
    // Alone in the last row of two columns (tablets).
    ...(position % 2 === 0 && position === list.length - 1 ? ["odd"] : []),
    // A wide last card has the deep background, for a dark photograph.
    ...(span > 1 && position > 0 ? ["dark"] : []),
  ].join(" ");
}
