import { distance } from "fastest-levenshtein";

/** Number of single-letter edits between two words; a swap of neighbours counts as one. */
export const editDistance = (a: string, b: string): number =>
  // The library does not count swaps, the most common typing error.
  Math.min(distance(a, b), ...withNeighboursSwapped(a).map((word) => 1 + distance(word, b)));

const withNeighboursSwapped = (word: string): string[] =>
  Array.from(word.slice(1), (next, i) => word.slice(0, i) + next + word.charAt(i) + word.slice(i + 2));
