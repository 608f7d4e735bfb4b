import { type RefObject, useCallback, useDeferredValue, useMemo } from "react";
import { productListAddress } from "../../domain/product-list";
import { hasWords } from "../../domain/search";
import { slugOf } from "../../domain/turkish";
import { useAddressState } from "../../ui/use-address-state";
import { createSiteSearch, isProduct, isTopic } from "../search/site-search";
import { changeView, firstView, type ListAction, parametersOf, readView } from "./list-view";
import { categoriesOf, firstSorting, sortRows } from "./product-row";

/** Pages that already show products. */
const pagesOfProducts: readonly string[] = ["/", productListAddress];

/** Pages and questions shown besides products. */
const maxLinks = 4;

/** What `useList` returns, and all parts of the list show. */
export type ListState = ReturnType<typeof useList>;

/**
 * Products in the list, their order, and the compared ones; stored in the address.
 * @param fields contains the form fields; must be mounted before this hook's effects run
 * @returns with `links` to pages and questions, and the number of products found in all categories
 */
export function useList(
  fields: RefObject<HTMLElement | null>,
  { products, search: words }: Queries.ProductListFragment,
  pages: Queries.SearchPagesFragment["searchPages"],
  categories: readonly string[],
  location: object,
) {
  const [view, change] = useAddressState({
    initial: firstView,
    read: (parameters) =>
      readView(
        parameters,
        products.map(({ slug }) => slug),
        categories,
      ),
    write: parametersOf,
    fields,
    location,
  });
  const dispatch = useCallback(
    (action: ListAction) =>
      change((current) => changeView(current, action), action.type === "category" ? "push" : "replace"),
    [change],
  );
  const { category, compared } = view;
  const wanted = useDeferredValue(view.wanted);
  const isSearching = hasWords(wanted);
  // Best matches first.
  const sorting = view.sorting ?? (isSearching ? null : firstSorting);
  const search = useMemo(
    () => (isSearching ? createSiteSearch(products, pages, words) : undefined),
    [isSearching, products, pages, words],
  );
  const { links, found } = useMemo(() => {
    const inTable = [...pagesOfProducts, ...products.map(({ slug }) => `/${slug}`)];
    const all = search?.(wanted) ?? [];
    // Pages that match worse than the best product are left out.
    const best = all.findIndex(isProduct);
    const pagesFound = all.slice(0, best < 0 ? undefined : best);
    // "diş ağrısı" has its answer; products that only have "diş" are left out.
    const isAnswered = best < 0 && all.some(isTopic);
    const found = search?.(wanted, isProduct).flatMap(({ product }) => product ?? []) ?? products;
    return {
      links: pagesFound.filter(({ to }) => !inTable.includes(to)).slice(0, maxLinks),
      found: isAnswered ? [] : found,
    };
  }, [search, products, wanted]);
  const shown = found.filter(
    (row) => category === "" || categoriesOf(row).some((name) => slugOf(name) === category),
  );
  const rows = sorting ? sortRows(shown, sorting) : shown;
  const chosen = useMemo(
    () => compared.flatMap((slug) => products.find((row) => row.slug === slug) ?? []),
    [compared, products],
  );
  return { view, dispatch, rows, links, sorting, chosen, foundInAll: found.length };
}
