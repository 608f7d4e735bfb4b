import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";
import { stopClock } from "../support/stop-clock";

const pages = ["/hakkimizda", "/vizyonumuz", "/misyonumuz"];

const carousel = (page: Page) => page.locator("[aria-roledescription=karusel]");
const shownSlide = (page: Page) => carousel(page).locator("[aria-roledescription=slayt]:not([inert])");

/** Opens a page with its clock stopped at the moment the carousel has come to life. */
async function openStopped(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await expect(carousel(page).locator("[data-slides]")).toHaveAttribute("aria-live", "off");
  await stopClock(page);
  await carousel(page).getByRole("button", { name: "2. slayt" }).dispatchEvent("click");
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 / 4");
}

for (const path of pages) {
  test(`the banner of ${path} has four slides and a control for each`, async ({ page }) => {
    await page.goto(path);
    await expect(carousel(page).locator("[data-slide]")).toHaveCount(4);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 / 4");
    for (const name of ["1. slayt", "2. slayt", "3. slayt", "4. slayt", "Önceki slayt", "Sonraki slayt"]) {
      await expect(carousel(page).getByRole("button", { name })).toBeVisible();
    }
  });
}

test("a slide stays 4.9 seconds and is gone after 5.1, and the last is followed by the first", async ({
  page,
}) => {
  await openStopped(page, "/hakkimizda");
  for (const next of ["3 / 4", "4 / 4", "1 / 4"]) {
    const before = await shownSlide(page).getAttribute("aria-label");
    await page.clock.runFor(4900);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", before ?? "");
    await page.clock.runFor(200);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", next);
  }
});

test("the cross-fade takes one second", async ({ page }) => {
  await page.goto("/hakkimizda");
  const durations = await carousel(page)
    .locator("[data-slide]")
    .evaluateAll((slides) =>
      slides.map((slide) => getComputedStyle(slide).transitionDuration.split(", ")[0]),
    );
  expect(durations).toEqual(["1s", "1s", "1s", "1s"]);
});

test("previous and next go round, dots jump, and the bar shows the position", async ({ page }) => {
  await openAlive(page, "/hakkimizda", "[aria-roledescription=karusel] button");
  const bar = carousel(page).getByRole("progressbar");
  const button = (name: string) => carousel(page).getByRole("button", { name });
  await expect(bar).toHaveAttribute("aria-valuenow", "1");
  await button("Önceki slayt").click();
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "4 / 4");
  await expect(bar.locator("div")).toHaveAttribute("style", /width: 100%/);
  await button("Sonraki slayt").click();
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 / 4");
  await expect(bar.locator("div")).toHaveAttribute("style", /width: 25%/);
  await button("3. slayt").click();
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 / 4");
  await expect(bar.locator("div")).toHaveAttribute("style", /width: 75%/);
  await expect(button("3. slayt")).toHaveAttribute("aria-current", "true");
});

test("pause comes first in tab order and stops the slides until play", async ({ page }) => {
  await openStopped(page, "/misyonumuz");
  const controls = carousel(page).getByRole("button");
  await expect(controls.nth(0)).toHaveAccessibleName("Otomatik geçişi durdur");
  await controls.nth(0).dispatchEvent("click");
  await page.clock.runFor(12_000);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 / 4");
  await expect(controls.nth(0)).toHaveAccessibleName("Otomatik geçişi başlat");
  await controls.nth(0).dispatchEvent("click");
  await page.clock.runFor(5100);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 / 4");
});

test("slides stand still while the focus is inside and go on after", async ({ page }) => {
  await openStopped(page, "/hakkimizda");
  await carousel(page).getByRole("button", { name: "Sonraki slayt" }).focus();
  await page.clock.runFor(12_000);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 / 4");
  await expect(carousel(page).locator("[data-slides]")).toHaveAttribute("aria-live", "polite");
  await page
    .getByRole("link", { name: /ana sayfa/i })
    .first()
    .focus();
  await page.clock.runFor(5100);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 / 4");
});

test("slides stand still under a pointing mouse and go on after", async ({ page, hasTouch }) => {
  test.skip(hasTouch, "needs a mouse");
  await openStopped(page, "/hakkimizda");
  await page.mouse.move(300, 400);
  await page.clock.runFor(12_000);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 / 4");
  await page.mouse.move(300, 20);
  await page.clock.runFor(5100);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 / 4");
});

test("slides rest while the tab is hidden and resume when it is shown", async ({ page }) => {
  await openStopped(page, "/hakkimizda");
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisibility("hidden");
  await page.clock.runFor(12_000);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 / 4");
  await setVisibility("visible");
  await page.clock.runFor(5100);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 / 4");
});

test("a swipe changes the slide", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs touch");
  await page.goto("/hakkimizda");
  await expect(carousel(page).locator("[data-slides]")).toHaveAttribute("aria-live", "off");
  const swipe = async (from: number, to: number) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
    await touch("touchStart", from);
    for (let i = 1; i <= 5; i++) await touch("touchMove", from + ((to - from) * i) / 5);
    await touch("touchEnd");
  };
  await swipe(300, 80);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 / 4");
  await swipe(80, 300);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 / 4");
});

test("hidden slides are inert and out of the accessibility tree", async ({ page }) => {
  await page.goto("/vizyonumuz");
  await expect(carousel(page).locator("[data-slide][inert]")).toHaveCount(3);
  await expect(carousel(page).getByRole("heading", { level: 2 })).toHaveCount(1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("slides never move by themselves, and the buttons still work at once", async ({ page }) => {
    await page.clock.install();
    await openAlive(page, "/hakkimizda", "[aria-roledescription=karusel] button");
    const next = carousel(page).getByRole("button", { name: "Sonraki slayt" });
    await page.clock.runFor(15_000);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 / 4");
    await next.click();
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 / 4");
    await expect(carousel(page).getByRole("button", { name: /Otomatik/ })).toBeHidden();
  });
});
