import { clsx } from "clsx";
import type { CSSProperties } from "react";
import * as css from "./columns.module.css";

/** Items per row for evenly filled rows: four items at most three wide give two by two. */
export const inRow = (count: number, max: number): number => Math.ceil(count / Math.ceil(count / max)) || 1;

/** Items per row by breakpoint; one on phones by default. */
type InRow = Partial<Record<"base" | "sm" | "md", number>>;

const variables = ({ base, sm, md }: InRow) =>
  ({ "--from-base": base, "--from-sm": sm, "--from-md": md }) as CSSProperties;

/** Class and variables of a grid with columns of equal width. */
export const equalColumns = (counts: InRow, className?: string) => ({
  className: clsx(css.equal, className),
  style: variables(counts),
});

/**
 * Class and variables of a row without empty cells: items of a shorter last row are wider. Stacked on paper.
 * @param max maximum items per row
 * @param minWidth "word": fewer items per row where their longest words are wider than their share
 */
export const columns = (
  count: number,
  max: InRow,
  className?: string,
  minWidth: "none" | "word" = "none",
) => ({
  className: clsx(css.filled, minWidth === "word" && css.byWords, className),
  style: variables(
    Object.fromEntries(Object.entries(max).map(([from, limit]) => [from, inRow(count, limit)])),
  ),
});
