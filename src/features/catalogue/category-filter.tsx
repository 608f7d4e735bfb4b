import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { type ChangeEvent, useRef } from "react";
import { strings } from "../../domain/interface-strings";
import { slugOf } from "../../domain/turkish";
import { easing } from "../../theme/easing";
import { prefersReducedMotion } from "../../ui/use-media-query";
import { filterName } from "./catalogue";

interface CategoryFilterProps extends HTMLChakraProps<"div"> {
  allLabel: string;
  total: number;
  categories: readonly string[];
  countOf: (category: string) => number;
  /** Slug of the selected category; "" for all. */
  chosen: string;
  onChoose: (category: string) => void;
}

/** A radio button, which works before hydration, over its label; the selected one is marked by a bracket. */
const choiceCss = {
  position: "relative",
  lineHeight: "1.25",
  paddingBlock: { base: "1rem", md: "1.125rem" },
  paddingInline: { base: "0", md: "1.5rem" },
  fontSize: "1rem",
  fontWeight: "500",
  color: "fg.muted",
  hyphens: "auto",
  overflowWrap: "anywhere",
  cursor: "pointer",
  _hover: { color: "brand.main" },
  "&:has(:checked)": { color: "brand.main", fontWeight: "600", "& > span": { color: "brand.accent" } },
  "&:has(:focus-visible)": { outline: "2px solid {colors.focusRing}", outlineOffset: "2px" },
  "&:first-of-type": { paddingLeft: "0" },
  "&:has(:checked)::after": {
    content: '""',
    position: "absolute",
    left: { base: "0", md: "1.5rem" },
    right: { base: "30%", md: "1.5rem" },
    bottom: { base: "2px", md: "-1px" },
    height: "10px",
    borderStyle: "solid",
    borderWidth: "0 1px 2px",
  },
  "&:first-of-type::after": { left: "0 !important" },
  "& > input": {
    position: "absolute",
    inset: "0",
    boxSize: "100%",
    margin: "0",
    opacity: "0",
    cursor: "inherit",
  },
  "& > span": {
    marginLeft: "0.125rem",
    fontSize: "label",
    fontVariantNumeric: "tabular-nums",
    color: "fg.muted",
  },
} as const;

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
      {choices.map(({ label, value, count }) => (
        <chakra.label key={value} css={choiceCss}>
          <input
            type="radio"
            name={filterName}
            value={value}
            checked={value === chosen}
            onChange={onChange}
          />
          {`${label} `}
          <span>{count}</span>
        </chakra.label>
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

export const productCategoriesFragment = graphql`
  fragment ProductCategories on ProductCategories {
    allLabel
    categories
  }
`;
