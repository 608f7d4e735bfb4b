/** Letters without marks and case, so that "İskelet" and "iskelet" are near; Turkish dotless i included. */
export function fold(word: string): string {
  return word.toLocaleLowerCase("tr-TR").replaceAll("ı", "i").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Number of single-letter edits that turn one word into the other; two neighbours swapped are one edit. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replace = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const swapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swap = swapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, swap));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? a.length;
}

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
