import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useMemo } from "react";
import type { Day } from "../../domain/delivery/days";
import { deliveryStrings } from "../../domain/delivery/delivery-strings";
import { writeDay } from "../../domain/delivery/write-days";
import { strings } from "../../domain/interface-strings";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { renderHeading, renderRichText, renderText } from "../../ui/rich-text";
import { CategoryFilter } from "../catalogue/category-filter";
import { ArrivalChoice } from "../delivery/arrival-choice";
import { useDeliveryRules } from "../delivery/use-delivery-rules";
import { useNow } from "../delivery/use-now";
import { caseCalendar } from "./case-calendar";
import { ChosenBar } from "./chosen-bar";
import { FoundPages } from "./found-pages";
import { resultsId } from "./list-view";
import * as css from "./product-list.module.css";
import { productListStrings } from "./product-list-strings";
import { categoriesOf } from "./product-row";
import { ProductTable } from "./product-table";
import type { ListState } from "./use-list";

interface ProductListProps {
  page: Queries.ProductListFragment;
  derived: Queries.DerivedFactsFragment;
  list: ListState;
}

const listTitleId = "urunler-baslik";

/** All products in a calendar, with categories, sorting and the day of arrival. */
export function ProductList({ page: { table, filter, search, products }, derived, list }: ProductListProps) {
  const { view, dispatch, rows, foundInAll, links, chosen } = list;
  const { arrival } = view;
  const { rules, texts } = useDeliveryRules();
  const now = useNow();
  const today = now?.day;
  const calendar = useMemo(
    () => (now ? caseCalendar(products, now, arrival || undefined, rules) : undefined),
    [products, now, arrival, rules],
  );
  const { turnarounds, workingDays } = derived;
  const several = products.length > 1;
  const isDated = calendar !== undefined && calendar.days.length > 0;
  const countOf = (name: string) => products.filter((row) => categoriesOf(row).includes(name)).length;
  const onArrival = (day: Day | undefined) =>
    dispatch({ type: "arrival", day: day === undefined || day === today ? "" : day });
  const elsewhere =
    foundInAll > 0 ? productListStrings.foundInAll(filter.allLabel, foundInAll) : search.noResult;
  const withoutRows = links.length > 0 && foundInAll === 0 ? productListStrings.onlyPages : elsewhere;
  return (
    <section aria-labelledby={listTitleId} className={css.list}>
      <div className={grid.wrap}>
        <h2 id={listTitleId} className={text.srOnly}>
          {renderHeading(table.title)}
        </h2>
        {isDated ? (
          <div data-print="only" className={css.paper}>
            <p className={css.title}>
              {deliveryStrings.ifArrives(
                rules.words,
                calendar.arrival === today ? undefined : writeDay(calendar.arrival),
              )}
            </p>
            <p key={calendar.note}>{renderText(calendar.note)}</p>
          </div>
        ) : null}
        <div id={resultsId} data-needs-script="" data-print="hide">
          {links.length > 0 ? <FoundPages label={search.pagesLabel} links={links} /> : null}
        </div>
        <div data-print="hide" className={css.choices}>
          <CategoryFilter
            allLabel={filter.allLabel}
            total={products.length}
            categories={filter.categories}
            countOf={countOf}
            chosen={view.category}
            onChoose={(category) => dispatch({ type: "category", category })}
            className={css.categories}
          />
          {turnarounds ? (
            <ArrivalChoice
              legend={texts.arrival}
              today={today}
              until={rules.calendar.until}
              chosen={arrival || undefined}
              onChoose={onArrival}
              className={css.arrival}
            />
          ) : null}
        </div>
        <div data-needs-script="" data-print="hide" className={clsx(text.small, css.found)}>
          <p role="status">
            {rows.length === 0 ? (
              <span key={`${foundInAll} ${links.length}`}>{renderRichText(withoutRows)}</span>
            ) : (
              <>
                <span>{`${strings.resultCount(rows.length)}. `}</span>
                <span>{calendar?.note}</span>
                {several ? <span className={css.hint}>{` ${productListStrings.compareHint}`}</span> : null}
              </>
            )}
          </p>
        </div>
        <ProductTable
          table={table}
          derived={derived}
          categories={filter.categories}
          list={list}
          labelledBy={listTitleId}
          several={several}
          calendar={calendar}
        />
        {turnarounds && workingDays ? (
          <p data-print="hide" className={clsx(text.small, css.workingDays)}>
            {workingDays}
          </p>
        ) : null}
        <ChosenBar chosen={chosen} dispatch={dispatch} />
      </div>
    </section>
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
