import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useMemo } from "react";
import type { Day } from "../../domain/delivery/days";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { writeDay } from "../../domain/delivery/write-days";
import { strings } from "../../domain/interface-strings";
import { renderHeading, renderRichText, renderText } from "../../ui/rich-text";
import { Wrap } from "../../ui/section";
import { CategoryFilter } from "../catalogue/category-filter";
import { ArrivalChoice } from "../delivery/arrival-choice";
import { useDeliveryRules } from "../delivery/use-delivery-rules";
import { useNow } from "../delivery/use-now";
import { caseCalendar } from "./case-calendar";
import { ChosenBar } from "./chosen-bar";
import { FoundPages } from "./found-pages";
import { resultsId } from "./list-view";
import { productListStrings } from "./product-list-strings";
import { categoriesOf } from "./product-row";
import { ProductTable } from "./product-table";
import type { ListState } from "./use-list";

interface ProductListProps {
  page: Queries.ProductListFragment;
  parts: Queries.SitePartsFragment;
  list: ListState;
}

const listTitleId = "urunler-baslik";

/** All products in a calendar, with categories, sorting and the day of arrival. */
export function ProductList({ page: { table, filter, search, products }, parts, list }: ProductListProps) {
  const { view, dispatch, rows, foundInAll, links, chosen } = list;
  const { arrival } = view;
  const { rules, texts } = useDeliveryRules();
  const now = useNow();
  const today = now?.day;
  const calendar = useMemo(
    () => (now ? caseCalendar(products, now, arrival || undefined, rules) : undefined),
    [products, now, arrival, rules],
  );
  const { turnarounds, workingDays } = parts;
  const several = products.length > 1;
  const isDated = calendar !== undefined && calendar.days.length > 0;
  const countOf = (name: string) => products.filter((row) => categoriesOf(row).includes(name)).length;
  const onArrival = (day: Day | undefined) =>
    dispatch({ type: "arrival", day: day === undefined || day === today ? "" : day });
  const elsewhere =
    foundInAll > 0 ? productListStrings.foundInAll(filter.allLabel, foundInAll) : search.noResult;
  const withoutRows = links.length > 0 && foundInAll === 0 ? productListStrings.onlyPages : elsewhere;
  return (
    <chakra.section
      aria-labelledby={listTitleId}
      paddingTop={{ base: "0.75rem", md: "1.5rem" }}
      paddingBottom={{ base: "1.5rem", md: "section" }}
      _print={{ columnSpan: "all" }}
    >
      <Wrap>
        <chakra.h2 srOnly id={listTitleId}>
          {renderHeading(table.title)}
        </chakra.h2>
        {isDated ? (
          <div data-print="only">
            <chakra.p fontFamily="heading" css={{ "&&": { fontSize: "40px", lineHeight: "1.15" } }}>
              {deliveryStrings.ifArrives(
                rules.words,
                calendar.arrival === today ? undefined : writeDay(calendar.arrival),
              )}
            </chakra.p>
            <p key={calendar.note}>{renderText(calendar.note)}</p>
          </div>
        ) : null}
        <chakra.div id={resultsId} data-needs-script="" data-print="hide">
          {links.length > 0 ? <FoundPages label={search.pagesLabel} links={links} /> : null}
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="0.75rem 2rem"
          data-print="hide"
        >
          <CategoryFilter
            allLabel={filter.allLabel}
            total={products.length}
            categories={filter.categories}
            countOf={countOf}
            chosen={view.category}
            onChoose={(category) => dispatch({ type: "category", category })}
            flex="1 1 auto"
          />
          {turnarounds ? (
            <ArrivalChoice
              legend={texts.arrival}
              today={today}
              until={rules.calendar.until}
              chosen={arrival || undefined}
              onChoose={onArrival}
              width={{ base: "100%", sm: "20rem" }}
            />
          ) : null}
        </chakra.div>
        <chakra.div
          data-needs-script=""
          data-print="hide"
          marginBlock={{ base: "0.5rem 0", md: "0.75rem" }}
          minHeight={{ base: "3.2em", lg: "1.6em" }}
          textStyle="small"
          color="fg.muted"
        >
          <p role="status">
            {rows.length === 0 ? (
              <span key={`${foundInAll} ${links.length}`}>{renderRichText(withoutRows)}</span>
            ) : (
              <>
                <span>{`${strings.resultCount(rows.length)}. `}</span>
                <chakra.span display={{ base: isDated ? "none" : "inline", sm: "inline" }}>
                  {calendar?.note}
                </chakra.span>
                {several ? (
                  <chakra.span
                    display={{ base: "inline", lg: "none" }}
                  >{` ${productListStrings.compareHint}`}</chakra.span>
                ) : null}
              </>
            )}
          </p>
        </chakra.div>
        <ProductTable
          table={table}
          parts={parts}
          list={list}
          labelledBy={listTitleId}
          several={several}
          calendar={calendar}
        />
        {turnarounds && workingDays ? (
          <chakra.p data-print="hide" marginTop="1rem" textStyle="small" color="fg.muted">
            {workingDays}
          </chakra.p>
        ) : null}
        <ChosenBar chosen={chosen} dispatch={dispatch} />
      </Wrap>
    </chakra.section>
  );
}

export const productListFragment = graphql`
  fragment ProductList on ProductsPage {
    table {
      ...ProductTable
    }
    filter {
      ...ProductCategories
    }
    search {
      ...ProductSearch
    }
    products {
      ...ProductRow
    }
  }
`;
