import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { filtered } from "../../components/catalogue/catalogue-css";
import { useChoice } from "../../components/catalogue/use-choice";
import { productSearchId } from "../../lib/product-list";
import { tones } from "../../theme/tones";
import { comparisonId } from "./comparison";
import { ProductChoice } from "./product-choice";
import { ProductList } from "./product-list";
import { ProductSearch } from "./product-search";
import { rowFilterCss } from "./product-table-css";
import { ProductsHead } from "./products-head";
import { useComparison } from "./use-comparison";
import { useListView } from "./use-list-view";

interface ProductsProps {
  page: Queries.ProductsFragment;
  /** Names of the filter's choices. */
  filter: Queries.ProductFilterFragment;
  /** Where the visitor is, another object each time somebody goes there. */
  location: { readonly hash: string };
}

/**
 * The calendar of all products with a search, and those that were chosen side by side. Whole without scripts, but for what
 * needs them.
 */
export function Products(props: ProductsProps) {
  return (
    <chakra.div {...filtered} css={rowFilterCss(props.filter.categories)}>
      <Suspense>
        <Parts {...props} />
      </Suspense>
    </chakra.div>
  );
}

function Parts({ page, filter, location }: ProductsProps) {
  const { products } = page;
  const { chosen, toggle, clear } = useComparison();
  const compared = useMemo(
    () => chosen.flatMap((slug) => products.find((row) => row.slug === slug) ?? []),
    [chosen, products],
  );
  const radios = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { chosen: category, choose } = useChoice(radios);
  const { rows, search, sorting, sort } = useListView({ products, category, field });
  useEffect(() => {
    if (location.hash === `#${productSearchId}`) field.current?.focus();
  }, [location]);
  return (
    <>
      <ProductsHead banner={page.banner}>
        <ProductSearch field={field} search={page.search} onSearch={search} />
      </ProductsHead>
      <ProductList
        page={page}
        filter={filter}
        radios={radios}
        onChoose={choose}
        rows={rows}
        sorting={sorting}
        onSort={sort}
        chosen={compared}
        onToggle={toggle}
        onClear={clear}
      />
      <chakra.section
        id={comparisonId}
        aria-labelledby="yan-yana"
        data-needs-script=""
        // On paper nothing else is printed then (`static/other-media.css`).
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
    banner {
      ...ProductsHead
    }
    ...ProductList
    comparison {
      ...ProductChoice
    }
  }
`;
