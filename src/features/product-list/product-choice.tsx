import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { type Dispatch, useState } from "react";
import { SectionHead, Wrap } from "../../ui/section";
import { comparedRows } from "./comparison";
import { ComparisonTable } from "./comparison-table";
import { ComparisonTools } from "./comparison-tools";
import type { ListAction } from "./list-view";
import { productListStrings } from "./product-list-strings";
import type { ProductRow } from "./product-row";

interface ProductChoiceProps {
  choice: Queries.ProductChoiceFragment;
  table: Queries.ProductTableFragment;
  parts: Queries.SitePartsFragment;
  products: readonly ProductRow[];
  dispatch: Dispatch<ListAction>;
}

/** The comparison of the chosen products; before a choice, how to choose. */
export function ProductChoice({ choice, table, parts, products, dispatch }: ProductChoiceProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparedRows(products, table, parts);
  const differing = rows.filter(({ differs }) => differs);
  const isComparison = products.length > 1;
  const shown = isComparison && onlyDifferences ? differing : rows;
  return (
    <Wrap>
      <SectionHead id="yan-yana" title={choice.title} />
      {products.length === 1 ? (
        <chakra.p marginBottom="1.5rem" color="fg.muted">
          {choice.oneMore}
        </chakra.p>
      ) : null}
      {products.length > 0 ? (
        <>
          <ComparisonTools
            requests={parts.requests}
            slugs={products.map(({ slug }) => slug)}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
            onClear={() => dispatch({ type: "compareNone" })}
          />
          {shown.length > 0 ? (
            <ComparisonTable
              criterion={choice.criterion}
              unknown={table.unknown}
              products={products}
              rows={shown}
              onRemove={(slug) => dispatch({ type: "compare", slug })}
            />
          ) : (
            <p>{productListStrings.noDifference}</p>
          )}
        </>
      ) : null}
    </Wrap>
  );
}

export const productChoiceFragment = graphql`
  fragment ProductChoice on ProductChoice {
    title
    oneMore
    criterion
  }
`;
