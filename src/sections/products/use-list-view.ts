import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { createSearch } from "../../lib/search";
import { slugOf } from "../../lib/turkish";
import {
  categoriesOf,
  firstSorting,
  nextSorting,
  type ProductRow,
  type Sorting,
  type SortKey,
  searchTermsOf,
  sortRows,
} from "./product-row";

interface ListViewOptions {
  /** All products, in the page's order. */
  products: readonly ProductRow[];
  /** Slug of the chosen category; empty for all. */
  category: string;
  field: RefObject<HTMLInputElement | null>;
}

/** Which products the table shows, and in which order: the quickest first, or as a visitor asks for. */
export function useListView({ products, category, field }: ListViewOptions) {
  const [wanted, setWanted] = useState("");
  const [sorting, setSorting] = useState<Sorting | null>(null);
  // What was typed before scripts ran.
  useEffect(() => setWanted(field.current?.value ?? ""), [field]);

  const search = useMemo(() => createSearch(products, searchTermsOf), [products]);
  const asked = useDeferredValue(wanted);
  // What is searched for comes best first.
  const order = sorting ?? (asked.trim() === "" ? firstSorting : null);
  const sort = useCallback((key: SortKey) => setSorting(nextSorting(order, key)), [order]);
  const rows = useMemo(() => {
    const found = search(asked).filter(
      (row) => category === "" || categoriesOf(row).some((name) => slugOf(name) === category),
    );
    return order ? sortRows(found, order) : found;
  }, [search, asked, category, order]);
  return { rows, search: setWanted, sorting: order, sort };
}
