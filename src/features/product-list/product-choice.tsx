import { graphql } from "gatsby";
import { type Dispatch, useState } from "react";
import { askUrl } from "../../domain/contact-links";
import * as grid from "../../theme/grid.module.css";
import { ButtonLink, TextButton } from "../../ui/button";
import { Choice } from "../../ui/choice";
import { Icon } from "../../ui/icon";
import { onDemand } from "../../ui/on-demand";
import { SectionHead } from "../../ui/section";
import { useBrowserCan } from "../../ui/use-browser-can";
import { comparedRows } from "./comparison";
import type { ListAction } from "./list-view";
import * as css from "./product-choice.module.css";
import { productListStrings } from "./product-list-strings";
import type { ProductRow } from "./product-row";

const ComparisonTable = onDemand(
  "comparison-table",
  async () => (await import(/* webpackChunkName: "comparison-table" */ "./comparison-table")).ComparisonTable,
);

interface ProductChoiceProps {
  choice: Queries.ProductChoiceFragment;
  table: Queries.ProductTableFragment;
  derived: Queries.DerivedFactsFragment;
  products: readonly ProductRow[];
  dispatch: Dispatch<ListAction>;
}

/** The comparison of the chosen products; its address can be shared. */
export function ProductChoice({ choice, table, derived, products, dispatch }: ProductChoiceProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const canPrint = useBrowserCan("print");
  const rows = comparedRows(products, table, derived);
  const isComparison = products.length > 1;
  const shown = isComparison && onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div className={grid.wrap}>
      <SectionHead id="yan-yana" title={choice.title} />
      {products.length === 1 ? <p className={css.oneMore}>{choice.oneMore}</p> : null}
      {products.length > 0 ? (
        <>
          <div data-print="hide" className={css.actions}>
            <ButtonLink to={askUrl(derived.requests, ...products.map(({ slug }) => slug))}>
              <span>{productListStrings.askFor(products.length)}</span>
              <Icon name="arrow-right" />
            </ButtonLink>
            {canPrint ? (
              <TextButton type="button" onClick={() => window.print()}>
                {productListStrings.print}
              </TextButton>
            ) : null}
            <TextButton type="button" onClick={() => dispatch({ type: "compareNone" })}>
              {productListStrings.clear}
            </TextButton>
            {isComparison ? (
              <Choice
                label={productListStrings.onlyDifferences}
                checked={onlyDifferences}
                onChange={(event) => setOnlyDifferences(event.target.checked)}
              />
            ) : null}
          </div>
          {shown.length > 0 ? (
            <ComparisonTable
              labelledBy="yan-yana"
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
    </div>
  );
}

export const productChoiceFragment = graphql`
  fragment ProductChoice on ProductChoice {
    title
    oneMore
    criterion
  }
`;
