import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { FormEvent, RefObject } from "react";
import { strings } from "../../lib/interface-strings";
import { slugOf } from "../../lib/turkish";
import { FilterChoice } from "./filter-choice";

interface CategoryFilterProps extends HTMLChakraProps<"div"> {
  radios: RefObject<HTMLDivElement | null>;
  /** The choice of all, and how many entries there are. */
  allLabel: string;
  total: number;
  categories: readonly string[];
  countOf: (category: string) => number;
  /** Takes the slug of a category; empty for all. */
  onChoose: (category: string) => void;
}

/** The categories as radio buttons, each with how many entries it has. */
export function CategoryFilter({
  radios,
  allLabel,
  total,
  categories,
  countOf,
  onChoose,
  ...rest
}: CategoryFilterProps) {
  return (
    <chakra.div
      ref={radios}
      role="radiogroup"
      aria-label={strings.categories}
      onChange={(event: FormEvent) => onChoose((event.target as HTMLInputElement).value)}
      display={{ base: "grid", md: "flex" }}
      flexWrap="wrap"
      gridTemplateColumns="repeat(auto-fit, minmax(max(26%, 5.5rem), 1fr))"
      borderBottom="1px solid"
      borderColor="border.strong"
      {...rest}
    >
      <FilterChoice label={allLabel} count={total} value="" />
      {categories.map((name) => (
        <FilterChoice key={name} label={name} count={countOf(name)} value={slugOf(name)} />
      ))}
    </chakra.div>
  );
}
