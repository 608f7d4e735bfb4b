import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { carousel as fixed } from "../../specification/constants";
import { about } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { settle, stopClock } from "../support/stop-clock";

test.use(withMotion);

// On the real page what only a browser has: its clock, mouse, focus and tab. The rest of the carousel's behaviour is in
// __tests__/src/components/carousel.

const count = about?.carousel?.slides.length ?? 0;
const positions = Array.from({ length: count }, (_, i) => strings.carousel.position(i + 1, count));
test.skip(count < 2, "the content has no carousel with slides to go to");

const after = (position: string) => positions[(positions.indexOf(position) + 1) % count] ?? "";

const carousel = (page: Page) => page.locator(`[aria-roledescription="${strings.carousel.role}"]`);
const slides = (page: Page) => carousel(page).locator("[data-slide]");
const shownSlide = (page: Page) => carousel(page).locator("[data-slide]:not([inert])");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

const position = async (page: Page) => (await shownSlide(page).getAttribute("aria-label")) ?? "";

async function isAt(page: Page, wanted: string): Promise<void> {
  await expect(shownSlide(page)).toHaveAttribute("aria-label", wanted);
  await settle(page);
}

/** However long one waits, the slide stays. */
async function rests(page: Page): Promise<void> {
  await settle(page);
  const before = await position(page);
  await page.clock.runFor(4 * fixed.interval);
  await isAt(page, before);
}

/** The slide stays its time, not less and not more, and the next one follows. */
async function turns(page: Page): Promise<void> {
  await settle(page);
  const before = await position(page);
  await page.clock.runFor(fixed.interval - 100);
  await isAt(page, before);
  await page.clock.runFor(100);
  await isAt(page, after(before));
}

test("a banner turns by itself, and rests in a hidden tab", async ({ page }) => {
  await page.clock.install();
  await page.goto("/hakkimizda");
  await expect(carousel(page).locator("[data-slides]")).toHaveAttribute("aria-live", "off");
  await stopClock(page);
  // From here on the page's time stands; a slide chosen now has its whole time.
  await button(page, strings.carousel.goTo(2)).dispatchEvent("click");
  await isAt(page, positions[1] ?? "");

  await test.step("fading over in one second, and only the one that is shown can be reached", async () => {
    const durations = await slides(page).evaluateAll((all) =>
      all.map((slide) => Number.parseFloat(getComputedStyle(slide).transitionDuration) * 1000),
    );
    expect(new Set(durations)).toEqual(new Set([fixed.transition]));
    await expect(shownSlide(page)).toHaveCount(1);
    await expect(carousel(page).getByRole("heading", { level: 2 })).toHaveText(
      await shownSlide(page).getByRole("heading", { level: 2 }).allTextContents(),
    );
  });
  await test.step("every slide, and after the last the first", async () => {
    for (const _ of positions) await turns(page);
  });
  await test.step("while the tab is hidden", async () => {
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await show("hidden");
    await rests(page);
    await show("visible");
    await turns(page);
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a swipe changes the slide", async ({ page }) => {
    await page.goto("/hakkimizda");
    await expect(carousel(page).locator("[data-slides]")).toHaveAttribute("aria-live", "off");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
    const swipe = async (from: number, to: number) => {
      await touch("touchStart", from);
      for (let i = 1; i <= 5; i++) await touch("touchMove", from + ((to - from) * i) / 5);
      await touch("touchEnd");
    };
    await swipe(300, 80);
    await isAt(page, positions[1] ?? "");
    await swipe(80, 300);
    await isAt(page, positions[0] ?? "");
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("slides never move by themselves, and the buttons still work at once", async ({ page }) => {
    await page.clock.install();
    await openAlive(page, "/hakkimizda", `[aria-roledescription="${strings.carousel.role}"] button`);
    await rests(page);
    await button(page, strings.carousel.next).click();
    await isAt(page, positions[1] ?? "");
    await expect(button(page, strings.carousel.pause)).toBeHidden();
  });
});
