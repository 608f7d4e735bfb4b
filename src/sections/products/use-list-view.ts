import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { productsInPart } from "../../lib/product-list";
import { slugOf } from "../../lib/turkish";
import {
  categoriesOf,
  nextSorting,
  type ProductRow,
  type Sorting,
  type SortKey,
  sortRows,
} from "./product-row";
import type { useAllProducts } from "./use-all-products";

/** Products that a search shows at first: the best. */
export const foundFirst = 20;

/** Of these, those that the next frame shows: as many as a phone's window holds, and a cheap phone draws between two keys. */
export const foundAtOnce = 5;

interface ListViewOptions {
  products: ReturnType<typeof useAllProducts>;
  /** The products of this page, in its order. */
  ownRows: readonly ProductRow[];
  /** Slug of the chosen category; empty for all. */
  category: string;
  field: RefObject<HTMLInputElement | null>;
}

/** Which products the table shows, and in which order: as this page lists them, or as a visitor asks for. */
export function useListView({
  products: { search: searchAll, load },
  ownRows,
  category,
  field,
}: ListViewOptions) {
  const [wanted, setWanted] = useState("");
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [more, setMore] = useState(0);

  const search = useCallback(
    (text: string) => {
      load();
      setWanted(text.trim());
      setMore(0);
    },
    [load],
  );
  const sort = useCallback(
    (key: SortKey) => {
      load();
      startTransition(() => setSorting((current) => nextSorting(current, key)));
    },
    [load],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or chosen before scripts ran
  useEffect(() => {
    if (field.current?.value) search(field.current.value);
    if (new URLSearchParams(window.location.search).size > 0) load();
  }, []);

  const isWhole = wanted === "" && sorting === null && category === "";
  const found = useMemo(() => {
    if (isWhole) return ownRows;
    const named = searchAll(wanted);
    const own = category
      ? named.filter((row) => categoriesOf(row).some((name) => slugOf(name) === category))
      : named;
    return sorting ? sortRows(own, sorting) : own;
  }, [isWhole, ownRows, searchAll, wanted, category, sorting]);

  // The best come with the next frame, the others as soon as no further letter comes before.
  const isSettled = useDeferredValue(found) === found;
  const limit = (wanted === "" ? productsInPart : foundFirst) + more;
  return {
    /** Whether nothing was asked for: the page as it was made. */
    isWhole,
    rows: useMemo(() => found.slice(0, isSettled ? limit : foundAtOnce), [found, isSettled, limit]),
    /** How many were found, how many of these are not shown, and how many come next. */
    count: found.length,
    hidden: Math.max(found.length - limit, 0),
    next: Math.min(found.length - limit, productsInPart),
    showMore: () => setMore((shown) => shown + productsInPart),
    search,
    sorting,
    sort,
  };
}
