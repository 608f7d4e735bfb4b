/** Maximum weights of pages, in bytes compressed with brotli; times are in `dev/lighthouserc.json`. */
export const byteBudgets = {
  /** HTML per byte of its text, because editors may write as much as they need, and shorten what they wrote. */
  html: (words: number) => 14_500 + 4 * words,
  /** Inline scripts of a page. */
  inlineScripts: 2_000,
  /** All scripts a page loads on a phone. */
  scripts: 125_000,
  /** Fonts fetched before the first paint, at most two files. */
  fonts: 36_000,
} as const;

/** Bytes the home page loads before scrolling, without photographs, which editors choose. */
export const homeBudget = 70_000;
