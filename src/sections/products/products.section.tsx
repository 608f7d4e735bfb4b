import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Suspense, useEffect, useRef } from "react";
import { productSearchId } from "../../domain/product-list";
import { comparisonId } from "../../features/product-list/comparison";
import { ProductChoice } from "../../features/product-list/product-choice";
import { ProductList } from "../../features/product-list/product-list";
import { ProductSearch } from "../../features/product-list/product-search";
import { useList } from "../../features/product-list/use-list";
import * as tones from "../../theme/tones.module.css";
import * as css from "./products.module.css";
import { ProductsHead } from "./products-head";

interface ProductsProps {
  page: Queries.ProductsFragment;
  /** Pages and questions for the search. */
  pages: Queries.SearchPagesFragment["searchPages"];
  derived: Queries.DerivedFactsFragment;
  /** The router's location, a new object for each navigation. */
  location: { readonly hash: string };
}

/**
 * The calendar of all products with search and comparison. Complete without scripts, except for the controls
 * that need them.
 */
export function Products(props: ProductsProps) {
  return (
    <div data-filtered="" className={css.products}>
      <Suspense>
        <Parts {...props} />
      </Suspense>
    </div>
  );
}

function Parts({ page, pages, derived, location }: ProductsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const list = useList(fields, page, pages, page.filter.categories, location);
  const { view, dispatch, chosen } = list;
  useEffect(() => {
    if (location.hash !== `#${productSearchId}`) return;
    // After the router, which moves the focus to the new page when its parts have run their effects.
    const frame = requestAnimationFrame(() => document.getElementById(productSearchId)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [location]);
  const comparison = useRef<HTMLElement>(null);
  const chosenBefore = useRef(chosen);
  useEffect(() => {
    const removed = chosenBefore.current.find((row) => !chosen.includes(row));
    chosenBefore.current = chosen;
    // The pressed button is gone, and with it the focus.
    if (!removed || document.activeElement !== document.body) return;
    const nextButton = comparison.current?.querySelector<HTMLElement>("thead button");
    const box = fields.current?.querySelector<HTMLElement>(`[type=checkbox][value="${removed.slug}"]`);
    (nextButton ?? box)?.focus();
  }, [chosen]);
  const isChosen = chosen.length > 0;
  useEffect(() => {
    // Hidden before the address was read, so that the browser could not scroll to it.
    if (isChosen && location.hash === `#${comparisonId}` && window.scrollY === 0)
      comparison.current?.scrollIntoView({ behavior: "instant" });
  }, [isChosen, location]);
  // If products are compared, only they are printed.
  const isCompared = chosen.length > 1;
  return (
    <>
      <div ref={fields} data-print={isCompared ? "hide" : undefined}>
        <ProductsHead banner={page.banner}>
          <ProductSearch search={page.search} wanted={view.wanted} dispatch={dispatch} />
        </ProductsHead>
        <ProductList page={page} derived={derived} list={list} />
      </div>
      <section
        ref={comparison}
        id={comparisonId}
        aria-labelledby="yan-yana"
        data-print={isCompared ? undefined : "hide"}
        hidden={!isChosen}
        className={clsx(tones.tint, css.comparison)}
      >
        <ProductChoice
          choice={page.comparison}
          table={page.table}
          derived={derived}
          products={chosen}
          dispatch={dispatch}
        />
      </section>
    </>
  );
}

export const productsFragment = graphql`
  fragment Products on ProductsPage {
    banner {
      ...ProductsHead
    }
    ...ProductList
    comparison {
      ...ProductChoice
    }
  }
`;
