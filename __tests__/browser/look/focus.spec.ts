import { expect, type Page, test } from "@playwright/test";
import { productListAddress } from "../../../src/domain/product-list";
import { openAlive } from "../support/open-alive";
import { fullest } from "../support/templates";
import { withoutPictures } from "../support/without-pictures";

test.beforeEach(({ page }) => withoutPictures(page));

/**
 * Everything Tab comes to that cannot be seen then: no ring, outside the window, or under something else. Header and footer
 * are the same on every page: they are walked through on the home page only.
 */
async function unseenStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  await page.evaluate(() => {
    if (location.pathname === "/") return document.body.focus();
    const before = document.querySelectorAll<HTMLElement>("header :is(a, button)");
    [...before]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .at(-1)
      ?.focus();
  });
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async () => {
      // What appears with the focus is there a frame later, and what goes with it (the link past the header) fades.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      if (location.pathname !== "/" && element.closest("footer")) return null;
      // A date has several stops of its own.
      if (element.hasAttribute("data-seen")) return element.matches("[type=date]") ? "" : null;
      element.setAttribute("data-seen", "");
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const points = [
        [left + width / 2, top + Math.min(height / 2, 20)],
        [left + Math.min(width / 2, 8), top + Math.min(height / 2, 8)],
        // Of a field of several lines browsers bring the line one writes on into the window, not always the last.
        ...(element.matches("textarea")
          ? []
          : [[left + width / 2, bottom - Math.min(height / 2, 8)] as const]),
      ];
      const covered = points.some(([x = 0, y = 0]) => {
        const at = document.elementFromPoint(x, y);
        return (
          !at || !(element.contains(at) || at.contains(element) || at.closest("label")?.contains(element))
        );
      });
      // Of a range only the knob is there to be seen, which is drawn beside it.
      if (element.matches("[type=range]")) {
        const knob = element.nextElementSibling?.firstElementChild;
        return knob && getComputedStyle(knob).outlineStyle !== "none" ? "" : "no ring";
      }
      const inside = left >= -1 && right <= window.innerWidth + 1 && top >= -1;
      const problems = [
        outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? "no ring" : [],
        inside ? [] : "outside",
        covered ? "covered" : [],
      ].flat();
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
      return problems.length > 0 ? `${element.tagName} ${name}: ${problems.join(", ")}` : "";
    });
    if (stop === null) return { stops, unseen };
    if (stop) unseen.push(stop);
  }
  throw new Error("Tab never came to the end of the page.");
}

for (const route of ["/", fullest.route, productListAddress])
  test(`the focus is always visible on ${route}`, async ({ page }) => {
    await openAlive(page, route, "header nav a");
    await page.addStyleTag({ content: "html { scroll-behavior: auto !important }" });
    const { stops, unseen } = await unseenStops(page);
    const links = await page.locator("main a[href]:not([tabindex='-1'])").filter({ visible: true }).count();
    expect(stops).toBeGreaterThanOrEqual(links);
    expect(unseen).toEqual([]);
  });
