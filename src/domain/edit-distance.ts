import { distance } from "fastest-levenshtein";

/** Number of single-letter edits that turn one word into the other; one pair of neighbours swapped is one edit. */
export const editDistance = (a: string, b: string): number =>
  // The library knows no swaps, which are the commonest slip of a hand on a keyboard.
  Math.min(distance(a, b), ...withNeighboursSwapped(a).map((word) => 1 + distance(word, b)));

const withNeighboursSwapped = (word: string): string[] =>
  Array.from(word.slice(1), (next, i) => word.slice(0, i) + next + word.charAt(i) + word.slice(i + 2));
