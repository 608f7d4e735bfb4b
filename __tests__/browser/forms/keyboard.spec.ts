import type { Page } from "@playwright/test";
import { home, menuGroups, navigation } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { endingWith, exactly } from "../support/words";
import { expect, mailsWith, makeMarker, test } from "./stack";

test.use(withMotion);

const [first, second] = menuGroups.flatMap(({ products }) => products);

/** Presses Tab until the focus is on what is named so, as a visitor without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return "";
      const field = element as HTMLInputElement;
      return (
        element.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? element.textContent ?? ""
      );
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

/** The focused element has a ring, and the sticky header does not lie over it once the page has scrolled to it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return { outlined: false, covered: true };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const atMiddle = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      return {
        outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        covered: !(element.contains(atMiddle) || atMiddle?.contains(element)),
      };
    });
  await expect.poll(look).toEqual({ outlined: true, covered: false });
}

test("by keyboard alone: skip link, menu, product, form, sent", async ({ page, stack }) => {
  const marker = makeMarker();
  await openAlive(page, "/");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await tabTo(page, exactly(home.hero.laboratoryLabel ?? home.hero.catalogueLabel));
  await expectFocusSeen(page);

  await page.keyboard.press("Shift+Tab");
  await page.getByRole("button", { name: navigation.products.label }).focus();
  await expectFocusSeen(page);
  await page.keyboard.press("ArrowDown");
  const highlighted = page.locator("header [role=menuitem][data-highlighted]");
  await expect(highlighted).toHaveAttribute("href", first?.route ?? "");
  await page.keyboard.press("ArrowDown");
  await expect(highlighted).toHaveAttribute("href", second?.route ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(endingWith(second?.route ?? ""));

  await tabTo(page, exactly(navigation.contact.label));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(endingWith(navigation.contact.to));
  await tabTo(page, /^Ad soyad/);
  await expectFocusSeen(page);
  await page.keyboard.type("Ömer Çağlar");
  await tabTo(page, /^E-posta/);
  await page.keyboard.type("omer@klinik.example");
  await tabTo(page, /^Mesajınız/);
  await page.keyboard.type(marker);
  await tabTo(page, /^Mesajı gönder$/);
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
});
