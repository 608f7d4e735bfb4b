import { startTransition, useCallback, useMemo, useRef, useState } from "react";
import { partAddress } from "../../lib/product-list";
import { createSearch, prepareSearch, type Search } from "../../lib/search";
import { type ProductRow, searchTermsOf } from "./product-row";

interface PartData {
  result: { data: { productsPage: { products: readonly ProductRow[] } } };
}

/** The products of a part of the list, from the data Gatsby keeps for its page. @throws Error when they do not come */
async function productsOf(part: number): Promise<readonly ProductRow[]> {
  const answer = await fetch(`/page-data${partAddress(part)}/page-data.json`);
  if (!answer.ok) throw new Error(`Part ${part} of the products answered ${answer.status}.`);
  const { result }: PartData = await answer.json();
  return result.data.productsPage.products;
}

interface Part {
  readonly products: readonly ProductRow[];
  readonly part: number;
  readonly parts: number;
}

/**
 * All products of the list: those of this page at once, those of its other parts once `load` was called, for a visitor who
 * searches, sorts, filters or compares.
 */
export function useAllProducts({ products, part, parts }: Part) {
  const [loaded, setLoaded] = useState<{ all: readonly ProductRow[]; search: Search<ProductRow> } | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  const asked = useRef(parts === 1);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    const numbers = Array.from({ length: parts }, (_, i) => i + 1);
    const loading = Promise.all(
      numbers.map((number) => (number === part ? products : productsOf(number))),
    ).then(async (rows) => {
      const all = rows.flat();
      const search = await prepareSearch(all, searchTermsOf);
      startTransition(() => setLoaded({ all, search }));
    });
    loading.catch((error) => {
      console.error(error);
      // The next touch tries again.
      asked.current = false;
      setFailed(true);
    });
  }, [products, part, parts]);
  const own = useMemo(() => createSearch(products, searchTermsOf), [products]);
  const all = loaded?.all ?? products;
  return { all, search: loaded?.search ?? own, failed: failed && !loaded, load };
}
