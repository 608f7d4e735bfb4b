import { editDistance } from "../../domain/edit-distance";
import { fold } from "../../domain/turkish";

/**
 * Candidates within a slip of the keyboard from `word`, nearest first. Two words with different first letters are
 * different words: "onlay" and "inlay".
 */
export function nearest(word: string, candidates: readonly string[], max = 1): string[] {
  const wanted = fold(word);
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted, fold(candidate)) }))
    .filter(
      ({ candidate, distance }) => distance <= Math.max(1, Math.min(2, Math.floor(candidate.length * 0.4))),
    )
    .filter(({ candidate }) => /[a-z\d]/.exec(fold(candidate))?.[0] === /[a-z\d]/.exec(wanted)?.[0])
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ candidate }) => candidate);
}

/** "Bunu mu demek istediniz: “title”?" */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const [near] = nearest(word, candidates);
  return near === undefined ? undefined : `Bunu mu demek istediniz: “${near}”?`;
}
