import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo, type RefObject, useCallback, useRef } from "react";
import { Button } from "../../components/button";
import { FilterChoice } from "../../components/catalogue/filter-choice";
import { useChoice } from "../../components/catalogue/use-choice";
import { SectionHead, Wrap } from "../../components/section";
import { strings } from "../../lib/interface-strings";
import { productListStrings } from "../../lib/product-list-strings";
import { slugOf } from "../../lib/turkish";
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

interface CategoryFilterProps {
  radios: RefObject<HTMLDivElement | null>;
  filter: Queries.ProductFilterFragment;
  place: ListPlace;
  onChoose: (category: string) => void;
}

const CategoryFilter = memo(function CategoryFilter({
  radios,
  filter,
  place,
  onChoose,
}: CategoryFilterProps) {
  return (
    <chakra.div
      ref={radios}
      role="radiogroup"
      aria-label={strings.categories}
      onChange={(event) => onChoose((event.target as HTMLInputElement).value)}
      display={{ base: "grid", md: "flex" }}
      flex="1 1 auto"
      flexWrap="wrap"
      gridTemplateColumns="repeat(auto-fit, minmax(max(26%, 5.5rem), 1fr))"
      borderBottom="1px solid"
      borderColor="border.strong"
    >
      <FilterChoice label={filter.allLabel} count={place.total} value="" />
      {filter.categories.map((name) => (
        <FilterChoice key={name} label={name} count={place.counts[name] ?? 0} value={slugOf(name)} />
      ))}
    </chakra.div>
  );
});

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
        <CategoryFilter radios={radios} filter={filter} place={place} onChoose={onChoose} />
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
