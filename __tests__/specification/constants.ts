/** Section 9, “Business constants and limits”, and section 2, “Banner carousels”: what the browser tests measure. */

/** Milliseconds a slide stays, and that one takes to become the next. */
export const carousel = { interval: 5000, transition: 1000 } as const;

/** Milliseconds and steps a figure takes to count up, milliseconds between one and the next, and what of it is seen. */
export const countUp = { duration: 2000, steps: 60, stagger: 200, visible: 0.1 } as const;

/** Height of a banner in pixels, on all pages and on those of law and quality. */
export const bannerHeight = {
  usual: 600,
  low: 400,
  lowPages: ["/kvkk", "/kalite-standartlari"],
} as const;
