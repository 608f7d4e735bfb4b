/** Where the catalogue stands on the home page. */
export const catalogueId = "katalog";

/** Address of the catalogue. */
export const catalogueAddress = `/#${catalogueId}`;

/** Name of the filter's radio buttons, and of the address parameter that keeps the choice. */
export const filterName = "kategori";

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

/** How many cards of a list fill the holes of three columns. */
const wideCards = (count: number) => (3 - (count % 3)) % 3;

/**
 * Which cards of a list of `count` are two columns wide, so that three columns never leave a hole: the first, then
 * the last; a single card spans all three.
 */
export function cardSpan(position: number, count: number): 1 | 2 | 3 {
  if (count === 1) return 3;
  const wide = wideCards(count);
  const isWide = (wide >= 1 && position === 0) || (wide === 2 && position === count - 1);
  return isWide ? 2 : 1;
}

/** How a card stands in a list, as words for its data attributes (`catalogue-css.ts`). */
export function placeOf(entry: CatalogueEntry, list: readonly CatalogueEntry[]): string {
  const position = list.indexOf(entry);
  const span = cardSpan(position, list.length);
  return [
    ...(span > 1 ? ["wide"] : []),
    ...(span === 3 ? ["alone"] : []),
    // In pairs, as tablets show them, it would be left over.
    ...(position % 2 === 0 && position === list.length - 1 ? ["odd"] : []),
    // A wide card at the end lies on the deep background, for a dark photograph.
    ...(span > 1 && position > 0 ? ["dark"] : []),
  ].join(" ");
}
