/** How long the longest word is that cannot be divided, in characters. */
export const longestWord = (...texts: readonly (string | null | undefined)[]): number =>
  Math.max(0, ...texts.flatMap((text) => (text ?? "").split(/[\s–-]+/).map((word) => word.length)));
