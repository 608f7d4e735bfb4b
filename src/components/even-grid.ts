import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { evenRows } from "../lib/even-rows";

type From = "base" | "sm" | "md";

interface EvenGrid {
  gridTemplateColumns: Partial<Record<From, string>>;
  css: Record<string, SystemStyleObject>;
}

interface Rows {
  tracks: number;
  /** How many items stand in the longer rows; the others are wider. */
  longer: number;
  spans: { longer: number; shorter: number };
}

/** Rows that differ by one item share tracks: three and two items are six tracks, of which each takes two or three. */
function rowsOf(count: number, most: number): Rows {
  const rows = evenRows(count, most);
  const [long = 1] = rows;
  const short = rows.at(-1) ?? long;
  if (long === short) return { tracks: long, longer: count, spans: { longer: 1, shorter: 1 } };
  const longer = rows.filter((row) => row === long).length * long;
  return { tracks: long * short, longer, spans: { longer: short, shorter: long } };
}

/** Into how many tracks such a grid is divided. */
export const tracksOf = (count: number, most: number): number => rowsOf(count, most).tracks;

/**
 * Styles of a grid that leaves no part of a row empty: rows hold as many items as come out even, and where they cannot all
 * hold the same, those of the shorter rows are wider.
 * @param most items in a row, from each width on
 */
export function evenGrid(count: number, most: Partial<Record<From, number>>): EvenGrid {
  const from = Object.entries(most).map(([name, limit]) => ({ name, ...rowsOf(count, limit) }));
  const starts = [...new Set([0, ...from.map(({ longer }) => longer)])]
    .filter((start) => start < count)
    .sort((a, b) => a - b);
  const isPlain = from.every(({ spans }) => spans.longer === spans.shorter);
  const spanAt = (start: number) =>
    Object.fromEntries(
      from.map(({ name, longer, spans }) => [name, `span ${start < longer ? spans.longer : spans.shorter}`]),
    );
  return {
    gridTemplateColumns: Object.fromEntries(
      from.map(({ name, tracks }) => [
        name,
        tracks === 1 ? "minmax(0, 1fr)" : `repeat(${tracks}, minmax(0, 1fr))`,
      ]),
    ),
    css: isPlain
      ? {}
      : Object.fromEntries(
          starts.map((start) => [
            start === 0 ? "& > *" : `& > :nth-of-type(n + ${start + 1})`,
            { gridColumn: spanAt(start) },
          ]),
        ),
  };
}
