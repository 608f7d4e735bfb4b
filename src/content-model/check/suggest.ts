import { editDistance } from "../../domain/edit-distance";
import { fold } from "../../domain/turkish";
import { type Sentence, type Words, worded } from "./sentence";

/** Candidates within typing distance of `word`, nearest first. */
export function nearest(word: string, candidates: readonly string[], most = 1): string[] {
  const wanted = fold(word);
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, fold(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length * 0.4)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Turkish suffixes: "kronlar" is as close to "kron" as one typing error. */
function distanceOf(wanted: string, candidate: string): number {
  const [short, long] = [wanted, candidate].sort((a, b) => a.length - b.length) as [string, string];
  return short.length >= 3 && short !== long && long.startsWith(short) ? 1 : editDistance(wanted, candidate);
}

/**
 * "Bunu mu demek istediniz: “title”?"
 * @param name what the candidate is called
 */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  name: (candidate: string) => Sentence = String,
): Words | undefined {
  const [near] = nearest(word, candidates);
  return near === undefined ? undefined : worded`Bunu mu demek istediniz: “${name(near)}”?`;
}
