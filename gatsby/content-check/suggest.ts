/** Letters without marks and case, so that "İskelet" and "iskelet" are near; Turkish dotless i included. */
export function fold(word: string): string {
  return word.toLocaleLowerCase("tr-TR").replaceAll("ı", "i").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Number of single-letter edits (Levenshtein) that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replace = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? a.length;
}

/** The candidates most like `word`, nearest first; none when nothing is near enough to be a slip. */
export function nearest(word: string, candidates: readonly string[], most = 1): string[] {
  const wanted = fold(word);
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted, fold(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.ceil(candidate.length * 0.4)))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
