import { dayName } from "../../domain/contact-links";
import { type Day, isDay } from "../../domain/delivery/days";
import { categoryIn, filterName } from "../catalogue/catalogue";
import { comparisonName, maxCompared } from "./comparison";
import { nextSorting, type Sorting, type SortKey, sortableColumns } from "./product-row";

/** The visitor's search, filter, day, sorting and comparison. */
export interface ListView {
  readonly wanted: string;
  /** Slug of the category; empty for all. */
  readonly category: string;
  /** Day of arrival; empty for today. */
  readonly arrival: Day | "";
  /** Sorted column; null for the order of the page or of the search. */
  readonly sorting: Sorting | null;
  readonly compared: readonly string[];
}

export type ListAction =
  | { readonly type: "search"; readonly wanted: string }
  | { readonly type: "category"; readonly category: string }
  | { readonly type: "arrival"; readonly day: string }
  | { readonly type: "sort"; readonly key: SortKey; readonly shown: Sorting | null }
  | { readonly type: "compare"; readonly slug: string }
  | { readonly type: "compareNone" };

export const firstView: ListView = { wanted: "", category: "", arrival: "", sorting: null, compared: [] };

/** Query parameter and field name of the search. */
export const searchName = "ara";

/** Id of the line above the products found. */
export const resultsId = "bulunanlar";

const sortName = "sirala";

export function changeView(view: ListView, action: ListAction): ListView {
  switch (action.type) {
    case "search":
      return { ...view, wanted: action.wanted };
    case "category":
      return { ...view, category: action.category };
    case "arrival":
      return { ...view, arrival: isDay(action.day) ? action.day : "" };
    case "sort":
      return { ...view, sorting: nextSorting(action.shown, action.key) };
    case "compareNone":
      return { ...view, compared: [] };
    case "compare": {
      const { compared } = view;
      const others = compared.filter((slug) => slug !== action.slug);
      const after = others.length < compared.length ? others : [...compared, action.slug];
      return { ...view, compared: after.slice(0, maxCompared) };
    }
  }
}

/** "garanti", or "-garanti" for the opposite direction. */
const writeSorting = (sorting: Sorting | null): string =>
  sorting ? `${sorting.descending ? "-" : ""}${sortableColumns[sorting.key].parameter}` : "";

function readSorting(text: string): Sorting | null {
  const descending = text.startsWith("-");
  const word = descending ? text.slice(1) : text;
  const key = (Object.keys(sortableColumns) as SortKey[]).find(
    (each) => sortableColumns[each].parameter === word,
  );
  return key ? { key, descending } : null;
}

export const parametersOf = ({ wanted, category, arrival, sorting, compared }: ListView) => ({
  [searchName]: wanted,
  [filterName]: category,
  [dayName]: arrival,
  [sortName]: writeSorting(sorting),
  [comparisonName]: compared.join(","),
});

/** Reads a view from query parameters; unknown products and categories are ignored. */
export function readView(
  parameters: URLSearchParams,
  slugs: readonly string[],
  categories: readonly string[],
): ListView {
  const day = parameters.get(dayName) ?? "";
  const named = new Set((parameters.get(comparisonName) ?? "").split(","));
  return {
    wanted: parameters.get(searchName) ?? "",
    category: categoryIn(parameters, categories),
    arrival: isDay(day) ? day : "",
    sorting: readSorting(parameters.get(sortName) ?? ""),
    compared: [...named].filter((slug) => slugs.includes(slug)).slice(0, maxCompared),
  };
}
