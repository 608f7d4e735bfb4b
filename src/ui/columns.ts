/** Items per row for evenly filled rows: four items at most three wide give two by two. */
export const inRow = (count: number, max: number): number => Math.ceil(count / Math.ceil(count / max)) || 1;

/** Grid columns of equal width by breakpoint; one on phones. */
export const equalColumns = (counts: Partial<Record<"sm" | "md", number>>) => ({
  base: "minmax(0, 1fr)",
  ...Object.fromEntries(
    Object.entries(counts).map(([from, count]) => [from, `repeat(${count}, minmax(0, 1fr))`]),
  ),
});

/**
 * Styles of a column layout without empty cells: items of a shorter last row are wider. Stacked on paper.
 * @param max maximum items per row by breakpoint
 * @param minWidth "word": fewer items per row where their longest words are wider than their share
 */
export const columns = (
  count: number,
  max: Partial<Record<"base" | "sm" | "md", number>>,
  minWidth: "none" | "word" = "none",
) => ({
  display: { base: "flex", _print: "block" },
  flexWrap: "wrap" as const,
  css: {
    "& > *": {
      minWidth: minWidth === "word" ? "auto" : "0",
      maxWidth: "100%",
      // Slightly below the share, so that rounding wraps nothing; items grow to fill the row.
      flex: Object.fromEntries(
        Object.entries(max).map(([from, limit]) => [
          from,
          `1 1 calc(100% / ${inRow(count, limit)} - {spacing.gap})`,
        ]),
      ),
    },
  },
});
