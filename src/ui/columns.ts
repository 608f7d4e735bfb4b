type From = "base" | "sm" | "md";

/** Items in a row, so that as many rows as `most` asks for are as full as can be: four of at most three stand two by two. */
export const inRow = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most)) || 1;

/**
 * Styles of a list in columns that leaves no part of a row empty: the items of a shorter last row are wider.
 * @param most items in a row, from each width on
 */
export const columns = (count: number, most: Partial<Record<From, number>>) => ({
  display: "flex",
  flexWrap: "wrap" as const,
  css: {
    "& > *": {
      minWidth: "0",
      // Less than its share, so that no rounding pushes the last one out of the row; they grow to fill it.
      flex: Object.fromEntries(
        Object.entries(most).map(([from, limit]) => [
          from,
          `1 1 calc(100% / ${inRow(count, limit)} - {spacing.gap})`,
        ]),
      ),
    },
  },
});
