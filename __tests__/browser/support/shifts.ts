import type { Page } from "@playwright/test";

/** An entry of the Layout Instability API, which TypeScript's DOM library leaves out. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records layout shifts from now on, as "how much: what". */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; text: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, text: sources.map(({ node }) => node?.textContent).join(" | ") });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Shifts above `limit` since the last call. */
export async function shiftsOf(page: Page, limit: number): Promise<string[]> {
  const shifts: { value: number; text: string }[] = await page.evaluate(() =>
    Reflect.get(window, "shifts").splice(0),
  );
  return shifts.filter(({ value }) => value > limit).map(({ value, text }) => `${value}: ${text}`);
}

/** Loads all fonts of the site, including those of texts not yet visible. */
export const loadFonts = (page: Page) =>
  page.evaluate(async () => {
    // Local fonts may be missing on this machine.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Scrolls to the end and back in steps, so that all lazy content loads. */
export const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
