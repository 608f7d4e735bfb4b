import { createSearch, type Search, type SearchTerms } from "../../domain/search";

export interface SearchLink {
  readonly label: string;
  readonly to: string;
}

interface SearchEntry<T> extends SearchLink {
  readonly terms: SearchTerms;
  /** Only for products. */
  readonly product?: T;
  /** Whether it is one of the laboratory's answers to typical queries. */
  readonly isTopic?: boolean;
}

export const isProduct = ({ product }: SearchEntry<unknown>): boolean => product !== undefined;

export const isTopic = (entry: SearchEntry<unknown>): boolean => entry.isTopic === true;

type Timed = Pick<Queries.SearchedProductFragment, "turnaround">;

const withTurnaroundFirst = (a: Timed, b: Timed): number => Number(!a.turnaround) - Number(!b.turnaround);

/** Index entry of a product. */
const productTerms = ({
  name,
  keywords,
  menu,
  catalogue,
  materials,
  clinical,
}: Queries.SearchedProductFragment): SearchTerms => ({
  name,
  keywords: [...(keywords ?? []), ...catalogue.map(({ title }) => title)],
  context: [
    menu.group,
    ...catalogue.map(({ category }) => category),
    ...(materials?.items ?? []).map((material) => material.name),
    ...(clinical?.indications ?? []),
    ...(clinical?.region ?? []),
    ...(clinical?.retention ?? []),
    ...(clinical?.brands ?? []),
  ],
  notes: [
    ...(clinical?.requested ?? []),
    ...(clinical?.inClinic ?? []),
    ...(clinical?.contraindications ?? []),
  ],
});

/**
 * Creates the search over topics, pages and questions, then products. Among products that match alike, those with a turnaround
 * come first.
 */
export function createSiteSearch<T extends Queries.SearchedProductFragment>(
  products: readonly T[],
  pages: Queries.SearchPagesFragment["searchPages"],
  { synonyms, topics }: Queries.SearchWordsFragment,
): Search<SearchEntry<T>> {
  const linkEntry = ({ label, to, words }: SearchLink & { words: string | readonly string[] }) => ({
    label,
    to,
    terms: { name: label, context: [words].flat() },
  });
  const entries: SearchEntry<T>[] = [
    ...pages.map(linkEntry),
    ...(topics ?? []).map((topic) => ({ ...linkEntry(topic), isTopic: true })),
    ...[...products].sort(withTurnaroundFirst).map((product) => ({
      label: product.name,
      to: `/${product.slug}`,
      terms: productTerms(product),
      product,
    })),
  ];
  const search = createSearch(entries, ({ terms }) => terms, synonyms);
  return (wanted, among) => {
    const found = search(wanted, among);
    return found.filter(({ to }, i) => found.findIndex((other) => other.to === to) === i);
  };
}
