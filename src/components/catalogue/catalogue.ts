/** Where the catalogue stands on the home page. */
export const catalogueId = "katalog";

/** Address of the catalogue. */
export const catalogueAddress = `/#${catalogueId}`;

/** One card of the catalogue: an entry of a product file beside its product. */
export interface CatalogueEntry {
  readonly title: string;
  readonly category: string;
  readonly order: number;
}

/** The entries of a category in catalogue order; all of them without one. */
export function entriesOf<T extends CatalogueEntry>(entries: readonly T[], category: string | null): T[] {
  return entries
    .filter((entry) => category === null || entry.category === category)
    .sort((a, b) => a.order - b.order);
}

/**
 * Which cards of a list of `count` are two columns wide, so that three columns never leave a hole: the first, then
 * the last; a single card spans all three.
 */
export function cardSpan(position: number, count: number): 1 | 2 | 3 {
  if (count === 1) return 3;
  const wide = (3 - (count % 3)) % 3;
  const isWide = (wide >= 1 && position === 0) || (wide === 2 && position === count - 1);
  return isWide ? 2 : 1;
}
