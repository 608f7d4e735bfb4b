import { dayName } from "../../domain/contact-links";
import { type Day, isDay } from "../../domain/delivery/days";
import { filterName } from "../catalogue/catalogue";
import { categoryIn } from "../catalogue/use-category";
import { comparisonName, mostCompared } from "./comparison";
import { nextSorting, type Sorting, type SortKey, sortKeys } from "./product-row";

/** What a visitor looks for, and how the list shows it. */
export interface ListView {
  /** The words that are searched for. */
  readonly wanted: string;
  /** Slug of the chosen category; empty for all. */
  readonly category: string;
  /** The day on which the impressions arrive; empty for today. */
  readonly arrival: Day | "";
  /** The column that was sorted by; null for the order of the page or of the search. */
  readonly sorting: Sorting | null;
  /** Slugs of the products to compare. */
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

/** Address parameter of the search, and name of its field. */
export const searchName = "ara";

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
      return { ...view, compared: after.slice(0, mostCompared) };
    }
  }
}

/** "garanti", or "-garanti" for the other way round. */
const writeSorting = (sorting: Sorting | null): string =>
  sorting ? `${sorting.descending ? "-" : ""}${sortKeys[sorting.key]}` : "";

function readSorting(text: string): Sorting | null {
  const descending = text.startsWith("-");
  const word = descending ? text.slice(1) : text;
  const key = (Object.keys(sortKeys) as SortKey[]).find((each) => sortKeys[each] === word);
  return key ? { key, descending } : null;
}

/** The parameters that the address keeps of a view. */
export const parametersOf = ({ wanted, category, arrival, sorting, compared }: ListView) => ({
  [searchName]: wanted,
  [filterName]: category,
  [dayName]: arrival,
  [sortName]: writeSorting(sorting),
  [comparisonName]: compared.join(","),
});

/** Reads a view from address parameters; products and categories that do not exist (any more) are left out. */
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
    compared: [...named].filter((slug) => slugs.includes(slug)).slice(0, mostCompared),
  };
}
