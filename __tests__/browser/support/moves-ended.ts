import type { Page } from "@playwright/test";

/** Waits until what moves has come to its end. */
export const movesEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Those that follow the scrolling end with it.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
