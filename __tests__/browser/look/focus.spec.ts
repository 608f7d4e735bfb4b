import { expect, type Page, test } from "@playwright/test";
import { productListAddress } from "#src/domain/product-list.ts";
import { slugOf } from "#src/domain/turkish.ts";
import { choices, filters } from "../../support/real-content";
import { openAlive } from "../support/open-alive";
import { fullest } from "../support/templates";
import { withoutPictures } from "../support/without-pictures";

test.beforeEach(({ page }) => withoutPictures(page));

type Key = "Tab" | "Shift+Tab";

/** Whether the focused element looks the same once it loses the focus, which it gets back. */
async function looksAlikeWithoutFocus(page: Page): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const element = focused.asElement();
  const before = await element?.screenshot();
  await focused.evaluate((each) => each.blur());
  const after = await element?.screenshot();
  await focused.evaluate((each) => each.focus());
  return before !== undefined && after !== undefined && before.equals(after);
}

/**
 * Elements reached by the key that are not visible then: without ring, outside the window, or covered; and links
 * that it does not reach. Header and footer are tested on the home page only, and the header backwards.
 */
async function unseenStops(page: Page, key: Key): Promise<{ unseen: string[]; missed: (string | null)[] }> {
  const unseen: string[] = [];
  await page.evaluate((isForward) => {
    // Scrolling shows further links, which repeat others.
    for (const link of document.querySelectorAll<HTMLElement>("main a[href]:not([tabindex='-1'])"))
      link.toggleAttribute("data-expected", link.checkVisibility({ visibilityProperty: true }));
    if (location.pathname === "/") return document.body.focus();
    if (!isForward) return document.querySelector<HTMLElement>("footer a")?.focus();
    const before = document.querySelectorAll<HTMLElement>("header :is(a, button)");
    [...before]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .at(-1)
      ?.focus();
  }, key === "Tab");
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      // Styles of focus apply a frame later; the skip link fades.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      if (location.pathname !== "/" && element.closest("footer")) return null;
      // A date field has several stops.
      if (element.hasAttribute("data-seen")) return element.matches("[type=date]") ? "" : null;
      element.setAttribute("data-seen", "");
      // Other links may stand between the lines of one that wraps.
      const firstLine = [...element.getClientRects()].find((line) => line.width > 0);
      const { left, top, right, bottom, width, height } = firstLine ?? element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const points = [
        [left + width / 2, top + Math.min(height / 2, 20)],
        [left + Math.min(width / 2, 8), top + Math.min(height / 2, 8)],
        // Browsers scroll a textarea to the current line, not always to its end.
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
      // Only the handle of a range is visible, whose styles cannot be read.
      if (element.matches("[type=range]")) return "range";
      const inside = left >= -1 && right <= window.innerWidth + 1 && top >= -1;
      const problems = [
        outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? "no ring" : [],
        inside ? [] : "outside",
        covered ? "covered" : [],
      ].flat();
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
      return problems.length > 0 ? `${element.tagName} ${name}: ${problems.join(", ")}` : "";
    });
    if (stop === null) {
      const missed = page.locator("[data-expected]:not([data-seen])");
      return { unseen, missed: await missed.evaluateAll((links) => links.map((link) => link.textContent)) };
    }
    if (stop === "range") {
      if (await looksAlikeWithoutFocus(page)) unseen.push("range: no ring");
    } else if (stop) unseen.push(stop);
  }
  throw new Error("Tab never came to the end of the page.");
}

/** A laptop, and the same at 200 %. */
const ways = [
  { key: "Tab", viewport: { width: 1280, height: 900 } },
  { key: "Shift+Tab", viewport: { width: 640, height: 400 } },
] as const;

/** The category with fewest products: the others have the same controls. */
const [fewest] = choices.slice(1).sort((a, b) => a.count - b.count);
const chosen = filters.length > 0 && fewest ? `?kategori=${slugOf(fewest.name)}` : "";

for (const { key, viewport } of ways)
  for (const route of [`/${chosen}`, fullest.route, `${productListAddress}${chosen}`])
    test(`the focus is always visible on ${route} by ${key}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openAlive(page, route, "header :is(button, summary), main label");
      // The filter follows the address once its section is live.
      if (chosen && route.endsWith(chosen))
        await page.locator(`[name="kategori"][value="${chosen.split("=")[1]}"]:checked`).waitFor();
      await page.addStyleTag({ content: "html { scroll-behavior: auto !important }" });
      expect(await unseenStops(page, key)).toEqual({ unseen: [], missed: [] });
    });
