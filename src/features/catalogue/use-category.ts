import type { RefObject } from "react";
import { slugOf } from "../../domain/turkish";
import { useAddressState } from "../../ui/use-address-state";
import { filterName } from "./catalogue";

/** Slug of the category in the query parameters; "" for all or an unknown name. */
export function categoryIn(parameters: URLSearchParams, categories: readonly string[]): string {
  const named = parameters.get(filterName) ?? "";
  return categories.some((name) => slugOf(name) === named) ? named : "";
}

const parametersOf = (category: string) => ({ [filterName]: category });

/** The selected category, synchronised with the URL, and its setter. */
export function useCategory(
  fields: RefObject<HTMLElement | null>,
  categories: readonly string[],
  location: object,
) {
  const [chosen, change] = useAddressState({
    initial: "",
    read: (parameters) => categoryIn(parameters, categories),
    write: parametersOf,
    fields,
    location,
  });
  return { chosen, choose: (category: string) => change(() => category, "push") };
}
