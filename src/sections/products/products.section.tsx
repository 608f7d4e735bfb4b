import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useEffect, useMemo, useRef } from "react";
import { filtered } from "../../components/catalogue/catalogue-css";
import { dehydrated, HydrationBoundary } from "../../components/hydration-boundary";
import { tones } from "../../theme/tones";
import { comparisonId } from "./comparison";
import { ProductChoice } from "./product-choice";
import { type ListPlace, listTitleId, ProductList } from "./product-list";
import { rowFilterCss } from "./product-table-css";
import { useAllProducts } from "./use-all-products";
import { useComparison } from "./use-comparison";

interface ProductsProps {
  page: Queries.ProductsFragment;
  /** Names of the filter's choices. */
  filter: Queries.ProductFilterFragment;
  place: ListPlace;
}

/** The table of all products, and those that were chosen side by side. Whole without scripts, but for what needs them. */
export function Products(props: ProductsProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <chakra.div ref={part} {...dehydrated} {...filtered} css={rowFilterCss(props.filter.categories)}>
      <HydrationBoundary part={part}>
        <Parts {...props} />
      </HydrationBoundary>
    </chakra.div>
  );
}

function Parts({ page, filter, place }: ProductsProps) {
  const products = useAllProducts({ products: page.products, ...place });
  const { chosen, toggle, clear } = useComparison();
  const { all, load } = products;
  const compared = useMemo(
    () => chosen.flatMap((slug) => all.find((row) => row.slug === slug) ?? []),
    [chosen, all],
  );
  useEffect(() => {
    if (chosen.length > 0) load();
  }, [chosen, load]);
  return (
    <>
      <chakra.section
        aria-labelledby={listTitleId}
        paddingBlock="section"
        // A table goes on from sheet to sheet.
        css={{ "@media print": { breakInside: "auto" } }}
      >
        <ProductList
          page={page}
          filter={filter}
          place={place}
          products={products}
          chosen={compared}
          onToggle={toggle}
          onClear={clear}
        />
      </chakra.section>
      <chakra.section
        id={comparisonId}
        aria-labelledby="yan-yana"
        data-needs-script=""
        // On paper nothing else is printed then (`static/print.css`).
        data-compared={compared.length > 1 ? "" : undefined}
        // A hint needs less room than a comparison.
        paddingBlock={compared.length > 0 ? "section" : "head"}
        {...tones.tint}
      >
        <ProductChoice
          choice={page.comparison}
          table={page.table}
          products={compared}
          onRemove={toggle}
          onClear={clear}
        />
      </chakra.section>
    </>
  );
}

export const productsFragment = graphql`
  fragment Products on ProductsPage {
    ...ProductList
    comparison {
      ...ProductChoice
    }
  }
`;
