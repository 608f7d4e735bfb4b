import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { type ChangeEvent, useRef } from "react";
import { strings } from "../../domain/interface-strings";
import { slugOf } from "../../domain/turkish";
import { easing } from "../../theme/easing";
import { prefersReducedMotion } from "../../ui/use-media-query";
import { FilterChoice } from "./filter-choice";

interface CategoryFilterProps extends HTMLChakraProps<"div"> {
  allLabel: string;
  total: number;
  categories: readonly string[];
  countOf: (category: string) => number;
  /** Slug of the selected category; "" for all. */
  chosen: string;
  onChoose: (category: string) => void;
}

/** Radio buttons of the categories with their counts; hidden if all entries are in one. */
export function CategoryFilter({
  allLabel,
  total,
  categories,
  countOf,
  chosen,
  onChoose,
  ...rest
}: CategoryFilterProps) {
  const group = useRef<HTMLDivElement>(null);
  const choices = [
    { label: allLabel, value: "", count: total },
    ...categories.map((name) => ({ label: name, value: slugOf(name), count: countOf(name) })),
  ];
  const longest = Math.max(...choices.map(({ label }) => label.length));
  const onChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const labels = group.current?.querySelectorAll("label");
    const labelOf = (wanted: string) => labels?.[choices.findIndex((choice) => choice.value === wanted)];
    slideBracket(labelOf(chosen), labelOf(value));
    onChoose(value);
  };
  return (
    <chakra.div
      ref={group}
      role="radiogroup"
      data-print="hide"
      aria-label={strings.categories}
      display={categories.length > 1 ? { base: "grid", md: "flex" } : "none"}
      flexWrap="wrap"
      // Room for a name, its count and a space: letters are half as wide as they are high.
      gridTemplateColumns={`repeat(auto-fit, minmax(max(26%, 5.5rem, min(45%, ${(longest + 3) / 2}rem)), 1fr))`}
      borderBottom="1px solid {colors.border.strong}"
      {...rest}
    >
      {choices.map((choice) => (
        <FilterChoice key={choice.value} {...choice} chosen={choice.value === chosen} onChange={onChange} />
      ))}
    </chakra.div>
  );
}

/** Slides the bracket from the previous category to the selected one; with reduced motion CSS places it. */
function slideBracket(from: Element | null | undefined, to: Element | null | undefined): void {
  if (!from || !to?.animate || prefersReducedMotion()) return;
  const [before, after] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const shift = `translate(${before.left - after.left}px, ${before.bottom - after.bottom}px)`;
  to.animate(
    {
      transform: [`${shift} scaleX(${before.width / after.width})`, "none"],
      transformOrigin: ["left", "left"],
    },
    { duration: 240, easing: `cubic-bezier(${easing.join()})`, pseudoElement: "::after" },
  );
}
