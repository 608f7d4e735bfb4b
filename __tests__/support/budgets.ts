/** What a page may cost, in bytes as they travel (brotli at its best); times are Lighthouse's (`dev/lighthouserc.json`). */
export const byteBudgets = {
  /** The page itself, for each byte that its words take: an editor may write as much as a page needs. */
  html: (words: number) => 12_000 + 4 * words,
  /** The inline scripts of a page. */
  inlineScripts: 2_000,
  /** All scripts that a page starts on a phone. */
  scripts: 170_000,
  /** Fonts fetched before the first paint, two files at most. */
  fonts: 36_000,
} as const;

/** What the home page may fetch before it is scrolled, in bytes; its photographs apart, which are the editors'. */
export const homeBudget = 70_000;
