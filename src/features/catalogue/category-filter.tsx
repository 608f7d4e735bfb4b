import { clsx } from "clsx";
import { graphql } from "gatsby";
import { type ChangeEvent, type CSSProperties, useRef } from "react";
import { strings } from "../../domain/interface-strings";
import { slugOf } from "../../domain/turkish";
import { easing } from "../../theme/easing";
import { prefersReducedMotion } from "../../ui/use-media-query";
import { filterName } from "./catalogue";
import * as css from "./category-filter.module.css";

interface CategoryFilterProps {
  allLabel: string;
  total: number;
  categories: readonly string[];
  countOf: (category: string) => number;
  /** Slug of the selected category; "" for all. */
  chosen: string;
  onChoose: (category: string) => void;
  className?: string;
}

/** Radio buttons of the categories with their counts; hidden if all entries are in one. */
export function CategoryFilter({
  allLabel,
  total,
  categories,
  countOf,
  chosen,
  onChoose,
  className,
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
  // Letters are about half as wide as high; plus the count and a space.
  const width = { "--longest": `${(longest + 3) / 2}rem` } as CSSProperties;
  return (
    <div
      ref={group}
      role="radiogroup"
      data-print="hide"
      aria-label={strings.categories}
      hidden={categories.length < 2}
      className={clsx(css.filter, className)}
      style={width}
    >
      {choices.map(({ label, value, count }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={filterName}
            value={value}
            checked={value === chosen}
            onChange={onChange}
            className={css.button}
          />
          {`${label} `}
          <span className={css.count}>{count}</span>
        </label>
      ))}
    </div>
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

export const productCategoriesFragment = graphql`
  fragment ProductCategories on ProductCategories {
    allLabel
    categories
  }
`;
