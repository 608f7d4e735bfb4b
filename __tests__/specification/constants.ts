/** Section 9, “Business constants and limits”, and section 2, “Banner carousels”: what the browser tests measure. */

/** Milliseconds a slide is shown, and of the transition to the next. */
export const carousel = { interval: 5000, transition: 1000 } as const;

/**
 * Duration and steps of a counter, delay between counters in milliseconds, and the visible share that starts
 * it.
 */
export const countUp = { duration: 2000, steps: 60, stagger: 200, visible: 0.1 } as const;

/** Height of a banner in pixels, on most pages and on the legal and quality pages. */
export const bannerHeight = {
  usual: 600,
  low: 400,
  lowPages: ["/kvkk", "/kalite-standartlari"],
} as const;
