import { createSearch, type Search, type SearchTerms, searchWords } from "../../domain/search";

export interface SearchLink {
  readonly label: string;
  readonly to: string;
}

type SearchedProduct = Omit<Queries.SearchedProductFragment, "slug">;

type SearchWords = Queries.SearchWordsFragment;

/** Index entry of a product. */
const productTerms = ({
  name,
  keywords,
  menu,
  catalogue,
  materials,
  clinical,
}: SearchedProduct): SearchTerms => ({
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

/**
 * Creates the search over products.
 * @param pages whose words are no typing errors of products' words
 */
export const createProductSearch = <T extends SearchedProduct>(
  products: readonly T[],
  pages: Queries.SearchPagesFragment["searchPages"],
  { synonyms, topics }: SearchWords,
): Search<T> =>
  createSearch(products, productTerms, {
    synonyms,
    wordsElsewhere: [...pages, ...(topics ?? [])].flatMap(({ words }) => [words].flat().flatMap(searchWords)),
  });

/** Creates the search over products, topics, pages and questions. */
export function createSiteSearch(
  products: readonly Queries.SearchedProductFragment[],
  pages: Queries.SearchPagesFragment["searchPages"],
  { synonyms, topics }: SearchWords,
): Search<SearchLink> {
  const entries = [
    ...[...pages, ...(topics ?? [])].map(({ label, to, words }) => ({
      label,
      to,
      terms: { name: label, context: [words].flat() },
    })),
    ...products.map((product) => ({
      label: product.name,
      to: `/${product.slug}`,
      terms: productTerms(product),
    })),
  ];
  const search = createSearch(entries, ({ terms }) => terms, { synonyms });
  return (wanted) => {
    const found = search(wanted);
    return found.filter(({ to }, i) => found.findIndex((other) => other.to === to) === i);
  };
}
