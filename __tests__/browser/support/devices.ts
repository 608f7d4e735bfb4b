/** A phone, for `test.use`: tests run in a desktop's window unless they say otherwise. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** A visitor who lets things move, for `test.use`: the others do not, so that tests need not wait. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
