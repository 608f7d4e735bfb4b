import { expect, type Page, test } from "@playwright/test";
import { homeFigures as finals, navigation, products } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { framesDrawn } from "../support/frames";
import { neededByAll } from "../support/needed";
import { hydrated, openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { loadFonts, recordShifts, shiftsOf } from "../support/shifts";

test.use(withMotion);

const measured = neededByAll(
  products.find(({ callouts }) => callouts?.some(({ detail }) => detail)) ??
    products.find(({ callouts }) => callouts),
  "product with measuring lines",
);

// Wide enough for measuring lines, which tall, narrow photographs leave out.
test.use({ viewport: { width: 1600, height: 900 } });

/** Animations of the first paint, later entrances by kind and height, and those of an element that had one before. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: string[] = [];
    const again: string[] = [];
    const entered = new WeakSet<Element>();
    Object.assign(window, { begun, again });
    document.addEventListener("animationstart", ({ animationName }) => begun.push(animationName));
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const entrance = `${this.getAttribute("data-entrance")} ${Math.round(this.getBoundingClientRect().top)}`;
      begun.push(entrance);
      if (entered.has(this)) again.push(entrance);
      entered.add(this);
      return animate.apply(this, args);
    };
  });
}

/** Number of running animations, without scroll-driven ones. */
const movingIn = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );

const begunOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "begun"));

async function followFromMenu(page: Page) {
  await page.getByRole("button", { name: navigation.products.label }).click();
  await page.locator(`header a[role=menuitem][href="${measured.route}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: measured.name })).toBeVisible();
}

/** Records texts that are translucent at any time from the first paint on, also on the next pages. */
async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hidden = new Set<string>();
    Object.assign(window, { hidden });
    const look = () => {
      for (const element of document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, a, text)")) {
        // The bar repeats the banner's text after that has left.
        if (element.closest("[role=group], [aria-live], [role=status], [hidden]")) continue;
        for (let at: Element | null = element; at; at = at.parentElement)
          if (Number(getComputedStyle(at).opacity) < 1) hidden.add(element.textContent ?? "");
      }
      requestAnimationFrame(look);
    };
    document.addEventListener("DOMContentLoaded", look);
  });
}
const hiddenOf = (page: Page): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, "hidden")]);

/** Scrolls through the page until all entrances have ended. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    // Not by frames: a busy machine may draw none for long.
    await page.waitForTimeout(20);
  }
  await expect.poll(() => movingIn(page)).toBe(0);
}

test("entrances play once and never hide text", async ({ page }) => {
  await recordMotion(page);
  await recordShifts(page);
  await watchTexts(page);
  const { release } = await openSlowly(page, "/");
  await loadFonts(page);
  await shiftsOf(page, 0);
  release();
  await hydrated(page, "#katalog label, main dd > span[aria-hidden]");
  const entrances = async () => (await begunOf(page)).filter((name) => /^(rise|draw) /.test(name));
  await page.waitForLoadState("networkidle");
  expect((await entrances()).filter((name) => Number(name.split(" ")[1]) < 900)).toEqual([]);
  await readToTheEnd(page);
  expect(await shiftsOf(page, 0)).toEqual([]);
  expect((await entrances()).length).toBeGreaterThan(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // A band passed before its counter was ready counts on the way back.
  const figures = page.locator("main dd > span[aria-hidden] > span");
  if (finals.length > 0)
    await page.locator("main dd:has(> span[aria-hidden])").first().scrollIntoViewIfNeeded();
  await expect.poll(() => figures.allInnerTexts()).toEqual(finals);
  await page.locator("#katalog [data-category]").last().scrollIntoViewIfNeeded();
  await framesDrawn(page, 10);
  // A busy machine may skip the frames in which an element was passed: it enters on the way back.
  expect(await page.evaluate(() => Reflect.get(window, "again"))).toEqual([]);
  await test.step("photograph and measuring lines animate after navigation", async () => {
    await followFromMenu(page);
    await expect
      .poll(() => begunOf(page))
      .toEqual(expect.arrayContaining(["photo_settle", "callouts_runOut"]));
  });
  expect(await hiddenOf(page)).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await recordMotion(page);
    await openAlive(page, "/", "#katalog label, main dd > span[aria-hidden]");
    expect(await page.locator("main dd > span[aria-hidden] > span").allInnerTexts()).toEqual(finals);
    await readToTheEnd(page);
    await followFromMenu(page);
    await expect.poll(() => movingIn(page)).toBe(0);
    expect((await begunOf(page)).filter((name) => /^(rise|draw)/.test(name))).toEqual([]);
  });
});
