import { createSearch, type Search, type SearchTerms, type Synonyms } from "../../domain/search";

/** A search result. */
export interface SearchLink {
  readonly label: string;
  readonly to: string;
}

export interface SearchPage extends SearchLink {
  /** Searchable words besides the label. */
  readonly words: string | readonly string[];
}

/** Searchable data of a product. */
interface SearchedProduct {
  readonly name: string;
  readonly keywords: readonly string[] | null;
  readonly menu: { readonly group: string };
  readonly catalogue: readonly { readonly title: string; readonly category: string }[];
  readonly materials: { readonly items: readonly { readonly name: string }[] } | null;
  readonly clinical: {
    readonly indications: readonly string[] | null;
    readonly retention: readonly string[] | null;
    readonly brands: readonly string[] | null;
  } | null;
}

/** Synonyms of the laboratory (content/pages/products.yaml). */
interface SearchWords {
  readonly synonyms: readonly Synonyms[] | null;
  readonly topics: readonly SearchPage[] | null;
}

/** Index entry of a product. */
export const productTerms = ({
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

/** Creates the search over products. */
export const createProductSearch = <T extends SearchedProduct>(
  products: readonly T[],
  { synonyms }: SearchWords,
): Search<T> => createSearch(products, productTerms, synonyms ?? []);

/** Creates the search over products, topics, pages and questions. */
export function createSiteSearch(
  products: readonly (SearchedProduct & { readonly slug: string })[],
  pages: readonly SearchPage[],
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
  const search = createSearch(entries, ({ terms }) => terms, synonyms ?? []);
  return (wanted) => {
    const found = search(wanted);
    return found.filter(({ to }, i) => found.findIndex((other) => other.to === to) === i);
  };
}
