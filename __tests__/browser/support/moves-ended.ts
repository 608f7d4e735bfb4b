import type { Page } from "@playwright/test";

export const movesEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Scroll-driven animations end with scrolling.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
