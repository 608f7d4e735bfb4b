import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

type From = "base" | "sm" | "md";

interface EvenGrid {
  gridTemplateColumns: Partial<Record<From, string>>;
  css: Record<string, SystemStyleObject>;
}

/** Rows that differ by one item share tracks: three and two items are six tracks, of which each takes two or three. */
function rowsOf(count: number, most: number) {
  const rows = Math.ceil(count / most) || 1;
  const [long, short] = [Math.ceil(count / rows), Math.floor(count / rows)];
  const isEven = long === short;
  return {
    tracks: isEven ? long : long * short,
    long,
    short,
    /** How many items stand in the longer rows; the others are wider. */
    longer: isEven ? count : (count % rows) * long,
  };
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
  const starts = [0, ...from.map(({ longer }) => longer).filter((longer) => longer < count)];
  const styleFrom = (start: number): [string, SystemStyleObject] => [
    start === 0 ? "& > *" : `& > :nth-of-type(n + ${start + 1})`,
    {
      gridColumn: Object.fromEntries(
        from.map(({ name, tracks, longer, long, short }) => [
          name,
          `span ${tracks / (start < longer ? long : short)}`,
        ]),
      ),
    },
  ];
  return {
    gridTemplateColumns: Object.fromEntries(
      from.map(({ name, tracks }) => [
        name,
        tracks === 1 ? "minmax(0, 1fr)" : `repeat(${tracks}, minmax(0, 1fr))`,
      ]),
    ),
    css: starts.length > 1 ? Object.fromEntries(starts.sort((a, b) => a - b).map(styleFrom)) : {},
  };
}
