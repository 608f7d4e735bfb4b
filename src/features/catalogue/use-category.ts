import { type RefObject, useCallback } from "react";
import { slugOf } from "../../domain/turkish";
import { useAddressState } from "../../ui/use-address-state";
import { filterName } from "./catalogue";

/** The category that address parameters name, as its slug; empty for all, and where there is none of that name. */
export function categoryIn(parameters: URLSearchParams, categories: readonly string[]): string {
  const named = parameters.get(filterName) ?? "";
  return categories.some((name) => slugOf(name) === named) ? named : "";
}

const parametersOf = (category: string) => ({ [filterName]: category });

/** The chosen category, which the address keeps, and a function that chooses one. */
export function useCategory(fields: RefObject<HTMLElement | null>, categories: readonly string[]) {
  const [chosen, change] = useAddressState({
    initial: "",
    read: (parameters) => categoryIn(parameters, categories),
    write: parametersOf,
    fields,
  });
  const choose = useCallback((category: string) => change(() => category, "push"), [change]);
  return { chosen, choose };
}
