import { distance } from "fastest-levenshtein";
import { fold } from "../../src/lib/turkish";

/** Number of single-letter edits that turn one word into the other; one pair of neighbours swapped is one edit. */
export const editDistance = (a: string, b: string): number =>
  // The library knows no swaps, which are the commonest slip of a hand on a keyboard.
  Math.min(distance(a, b), ...withNeighboursSwapped(a).map((word) => 1 + distance(word, b)));

const withNeighboursSwapped = (word: string): string[] =>
  Array.from(word.slice(1), (next, i) => word.slice(0, i) + next + word.charAt(i) + word.slice(i + 2));

/** The candidates most like `word`, nearest first; none when nothing is near enough to be a slip. */
export function nearest(word: string, candidates: readonly string[], most = 1): string[] {
  const wanted = fold(word);
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, fold(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length * 0.4)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Turkish words take endings: "kronlar" is as near to "kron" as a slip of one letter. */
function distanceOf(wanted: string, candidate: string): number {
  const [short, long] = [wanted, candidate].sort((a, b) => a.length - b.length) as [string, string];
  return short.length >= 3 && short !== long && long.startsWith(short) ? 1 : editDistance(wanted, candidate);
}

/** "Bunu mu demek istediniz: “title”?", or nothing when no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const [near] = nearest(word, candidates);
  return near === undefined ? undefined : `Bunu mu demek istediniz: “${near}”?`;
}
