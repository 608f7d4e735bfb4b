import type { Page } from "@playwright/test";

/** Time in ms after which a frame is late. */
const late = 1_000;

/** Waits until the page has drawn frames. An idle browser may draw none for long: a screenshot makes it. */
export async function framesDrawn(page: Page, count: number): Promise<void> {
  const drawn = page
    .evaluate(async (wanted) => {
      for (let frame = 0; frame < wanted; frame++) await new Promise(requestAnimationFrame);
    }, count)
    .then(() => true);
  const isLate = () => new Promise<false>((resolve) => setTimeout(resolve, late, false));
  while (!(await Promise.race([drawn, isLate()])))
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
