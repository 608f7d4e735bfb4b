/** A phone, for `test.use`; the default is a desktop. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Allows motion, for `test.use`; the default reduces it, so that tests need not wait. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
