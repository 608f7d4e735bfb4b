/** What a page may cost, in bytes as they travel (brotli at its best). `npm test` holds every page to these. */
export const byteBudgets = {
  /** The page itself, for each byte that its words take: an editor may write as much as a page needs. */
  html: (words: number) => 12_000 + 4 * words,
  /** Scripts that run before the visitor does anything: the inline ones. */
  scriptsBeforeIntent: 2_000,
  /** All scripts a page runs once the visitor does something. */
  scriptsAfterIntent: 190_000,
  /** Fonts fetched before the first paint, two files at most. */
  fonts: 36_000,
} as const;

/** What the home page may fetch before it is scrolled, in bytes; its photographs apart, which are the editors'. */
export const homeBudget = 70_000;

/**
 * What depends on the machine, so that `npm run bench` reports it and no test holds it. Pages: on a phone with a
 * processor four times slower, on slow 4G.
 */
export const timeBudgets = {
  /** Of Lighthouse's four categories each, median of five. */
  score: 100,
  cumulativeLayoutShift: 0,
  /** Milliseconds; the pages whose banner moves by itself may take the second. */
  totalBlockingTime: 50,
  totalBlockingTimeMoving: 100,
  /** Milliseconds from the first tap to its effect, before any script. */
  firstTap: 50,
  /** Milliseconds of the longest task in which scripts come to life. */
  longestTask: 100,
} as const;
