import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo, useCallback, useRef } from "react";
import { Button } from "../../components/button";
import { CategoryFilter } from "../../components/catalogue/category-filter";
import { useChoice } from "../../components/catalogue/use-choice";
import { SectionHead, Wrap } from "../../components/section";
import { strings } from "../../lib/interface-strings";
import { productListStrings } from "../../lib/product-list-strings";
import { ChosenBar } from "./chosen-bar";
import { ListParts } from "./list-parts";
import type { ProductRow } from "./product-row";
import { ProductSearch } from "./product-search";
import { ProductTable } from "./product-table";
import type { useAllProducts } from "./use-all-products";
import { useListView } from "./use-list-view";

/** Which part of the list a page is, and how many products there are in all of them, and in each category. */
export interface ListPlace {
  readonly part: number;
  readonly parts: number;
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
}

interface ProductListProps {
  page: Queries.ProductListFragment;
  /** Names of the filter's choices. */
  filter: Queries.ProductFilterFragment;
  place: ListPlace;
  products: ReturnType<typeof useAllProducts>;
  chosen: readonly ProductRow[];
  onToggle: (slug: string) => void;
  onClear: () => void;
}

export const listTitleId = "urunler-baslik";

/** What stays as it is while somebody types is not made again with each letter. */
const Head = memo(SectionHead);

const Filter = memo(CategoryFilter);

/** All products in a table, with what finds one: categories, a search, an order. */
export function ProductList({ page, filter, place, products, chosen, onToggle, onClear }: ProductListProps) {
  const { table, search } = page;
  const radios = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { chosen: category, choose } = useChoice(radios);
  const view = useListView({ products, ownRows: page.products, category, field });
  const { load } = products;
  const onChoose = useCallback(
    (value: string) => {
      load();
      choose(value);
    },
    [load, choose],
  );
  const countOf = useCallback((category: string) => place.counts[category] ?? 0, [place]);
  return (
    <Wrap>
      <Head id={listTitleId} title={table.title} lede={table.lede} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        gap="1.25rem 2rem"
        marginBottom="1.25rem"
        data-print="hide"
      >
        <Filter
          radios={radios}
          allLabel={filter.allLabel}
          total={place.total}
          categories={filter.categories}
          countOf={countOf}
          onChoose={onChoose}
          flex="1 1 auto"
        />
        <ProductSearch field={field} search={search} onTouch={products.load} onSearch={view.search} />
      </chakra.div>
      <chakra.p
        role="status"
        data-needs-script=""
        minHeight="1.6em"
        marginBottom="1.25rem"
        fontSize="small"
        lineHeight="1.6"
        color="fg.muted"
      >
        {view.count === 0 ? search.noResult : strings.resultCount(view.isWhole ? place.total : view.count)}
        {products.failed ? ` ${productListStrings.notLoaded}` : null}
      </chakra.p>
      <ProductTable
        table={table}
        labelledBy={listTitleId}
        rows={view.rows}
        sorting={view.sorting}
        onSort={view.sort}
        chosen={chosen}
        onToggle={onToggle}
      />
      {view.isWhole ? <ListParts part={place.part} parts={place.parts} /> : null}
      {view.hidden > 0 ? (
        <Button type="button" variant="ghost" marginTop="2rem" onClick={view.showMore}>
          {productListStrings.more(view.next)}
        </Button>
      ) : null}
      <ChosenBar chosen={chosen} onClear={onClear} />
    </Wrap>
  );
}

export const productListFragment = graphql`
  fragment ProductFilter on HomePageCatalogue {
    allLabel
    categories
  }

  fragment ProductList on ProductsPage {
    table {
      ...ProductTable
    }
    search {
      ...ProductSearch
    }
    products(ids: $ids) {
      ...ProductRow
    }
  }
`;
