import { graphql } from "gatsby";
import type { Dispatch } from "react";
import { productSearchId } from "../../domain/product-list";
import { Input } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { showResults } from "../../ui/show-results";
import { type ListAction, resultsId, searchName } from "./list-view";
import * as css from "./product-search.module.css";

interface ProductSearchProps {
  search: Queries.ProductSearchFragment;
  wanted: string;
  dispatch: Dispatch<ListAction>;
}

/** The search field; hidden without scripts. */
export function ProductSearch({ search: { label, hint }, wanted, dispatch }: ProductSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 does not know <search>
    <div data-needs-script="" data-print="hide" role="search" className={css.search}>
      <Input
        id={productSearchId}
        type="search"
        name={searchName}
        value={wanted}
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onKeyDown={showResults(resultsId)}
        onChange={(event) => dispatch({ type: "search", wanted: event.currentTarget.value })}
        className={css.field}
      />
      <Icon name="search" className={css.icon} />
    </div>
  );
}

export const productSearchFragment = graphql`
  fragment ProductSearch on ProductSearch {
    label
    hint
    noResult
    pagesLabel
    ...SearchWords
  }

  fragment SearchWords on ProductSearch {
    synonyms {
      words
      means
    }
    topics {
      label
      to
      words
    }
  }

  fragment SearchPages on SiteInfo {
    searchPages {
      label
      to
      words
    }
  }

  fragment SearchedProduct on Product {
    slug
    name
    keywords
    turnaround {
      number
    }
    menu {
      group
    }
    catalogue {
      title
      category
    }
    materials {
      items {
        name
      }
    }
    clinical {
      indications
      contraindications
      region
      retention
      requested
      inClinic
      brands
    }
  }
`;
