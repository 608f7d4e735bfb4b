import { expect, type Page, test } from "@playwright/test";
import { strings } from "#src/domain/interface-strings.ts";
import { carousel as fixed } from "../../specification/constants";
import { slidesPage } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";

test.use(withMotion);

// Behaviour that needs a browser: first paint, touch and styles. The rest is in __tests__/src/ui/carousel.

const route = slidesPage?.route ?? "";
const count = slidesPage?.head?.carousel?.length ?? 0;
const positions = Array.from({ length: count }, (_, i) => strings.carousel.position(i + 1, count));
test.skip(count < 2, "the content has no carousel with slides to go to");

const carousel = (page: Page) => page.locator(`[aria-roledescription="${strings.carousel.role}"]`);
const shownSlide = (page: Page) => carousel(page).locator("[role=group]:not([inert])");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

const isAt = (page: Page, wanted: string) => expect(shownSlide(page)).toHaveAttribute("aria-label", wanted);

test("the first slide changes within six seconds of the first paint", {
  tag: "@engines",
}, async ({ page }) => {
  await page.goto(route);
  const picture = shownSlide(page).locator("figure");
  await expect(picture.first()).toHaveCSS("animation-name", "none");
  // Before scripts run no slide is inert.
  await expect(carousel(page).locator("[role=group]").first()).toHaveAttribute("inert", "", {
    timeout: 9000,
  });
  const elapsed = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
  );
  expect(elapsed).toBeLessThan(fixed.interval + 1000);
  await expect(picture).toHaveCSS("animation-duration", `${fixed.transition / 1000}s`);
});

test("a change repaints and lays out nothing in each frame", async ({ page }) => {
  await openAlive(page, route, `[aria-roledescription="${strings.carousel.role}"] button`);
  await button(page, strings.carousel.next).click();
  const animated = await carousel(page)
    .locator("[data-slide], [role=progressbar]")
    .evaluateAll((parts) =>
      parts
        .flatMap((part) => part.getAnimations({ subtree: true }))
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    );
  expect(animated).toContain("translate");
  const steps = ["offset", "computedOffset", "easing", "composite", "visibility"];
  const free = ["translate", "scale", "opacity"];
  expect(animated.filter((name) => ![...steps, ...free].includes(name))).toEqual([]);
});

test.describe("on a phone with reduced motion", () => {
  test.use({ ...phone, contextOptions: { reducedMotion: "reduce" } });

  test("slides change only on swipe and by buttons", async ({ page }) => {
    await openAlive(page, route, `[aria-roledescription="${strings.carousel.role}"] button`);
    await expect(button(page, strings.carousel.pause)).toBeHidden();
    await button(page, strings.carousel.next).tap();
    await isAt(page, positions[1] ?? "");
    await expect(shownSlide(page).locator("figure")).toHaveCSS("animation-name", "none");
    await button(page, strings.carousel.goTo(1)).tap();
    await isAt(page, positions[0] ?? "");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
    await touch("touchStart", 300);
    for (let x = 260; x >= 80; x -= 45) await touch("touchMove", x);
    await touch("touchEnd");
    await isAt(page, positions[1] ?? "");
  });
});
