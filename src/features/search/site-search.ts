import { createSearch, type Search, type SearchTerms } from "../../domain/search";

export interface SearchLink {
  readonly label: string;
  readonly to: string;
}

interface SearchEntry<T> extends SearchLink {
  readonly terms: SearchTerms;
  /** Only for products. */
  readonly product?: T;
}

export const isProduct = ({ product }: SearchEntry<unknown>): boolean => product !== undefined;

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
    ...(clinical?.retention ?? []),
    ...(clinical?.brands ?? []),
  ],
});

/** Creates the search over topics, pages and questions, then products. */
export function createSiteSearch<T extends Queries.SearchedProductFragment>(
  products: readonly T[],
  pages: Queries.SearchPagesFragment["searchPages"],
  { synonyms, topics }: Queries.SearchWordsFragment,
): Search<SearchEntry<T>> {
  const entries: SearchEntry<T>[] = [
    ...[...pages, ...(topics ?? [])].map(({ label, to, words }) => ({
      label,
      to,
      terms: { name: label, context: [words].flat() },
    })),
    ...products.map((product) => ({
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
