import { createSearch } from "../../lib/search";

/** A page one can be sent to. */
export interface PageEntry {
  readonly label: string;
  readonly to: string;
  /** Other names it is searched for by. */
  readonly keywords?: readonly string[] | null;
}

/**
 * A search over pages by name, keywords and address, the one that `/urunler` has.
 * @returns a function from what is wanted (typed, or a mistyped path) to the pages most like it, best first; the first
 *   pages where nothing is wanted
 */
export function createPageSearch(
  pages: readonly PageEntry[],
): (wanted: string, most?: number) => PageEntry[] {
  const search = createSearch(pages, ({ label, to, keywords }) => ({ name: label, keywords, context: [to] }));
  return (wanted, most = 5) => search(wanted).slice(0, most);
}
