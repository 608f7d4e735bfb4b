import type { Page } from "@playwright/test";
import { framesDrawn } from "./frames";

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

/** Resolves once all fonts of the site are loaded, including those of texts not yet visible. */
const fontsLoaded = (page: Page) =>
  page.evaluate(async () => {
    // Local fonts may be missing on this machine.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
  });

/** Opens a page in its own fonts: lines break elsewhere in others. */
export async function openWithFonts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await fontsLoaded(page);
}

/** Loads all fonts and draws the page with them. */
export async function loadFonts(page: Page): Promise<void> {
  await fontsLoaded(page);
  await framesDrawn(page, 3);
}

/** Scrolls to the end and back in steps, so that all lazy content loads. */
export async function readThrough(page: Page): Promise<void> {
  /** Scrolls to a position, if the page is as long. */
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      return y < document.body.scrollHeight;
    }, top);
  const step = await page.evaluate(() => window.innerHeight * 0.8);
  for (let y = 0; await scrollTo(y); y += step) await framesDrawn(page, 3);
  await scrollTo(0);
}
