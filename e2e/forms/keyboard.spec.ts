import type { Page } from "@playwright/test";
import { openAlive } from "../support/open-alive";
import { expect, mailsWith, makeMarker, test } from "./stack";

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

test("by keyboard alone: skip link, menu, product, form, sent", async ({ page, stack, isMobile }) => {
  test.skip(isMobile, "a keyboard belongs to the desktop");
  const marker = makeMarker();
  await openAlive(page, "/");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Laboratuvar Hakkında$/);
  await expectFocusSeen(page);

  await page.keyboard.press("Shift+Tab");
  await page.getByRole("button", { name: "Ürünlerimiz" }).focus();
  await expectFocusSeen(page);
  await page.keyboard.press("ArrowDown");
  const highlighted = page.locator("header [role=menuitem][data-highlighted]");
  await expect(highlighted).toHaveText(/İmplant Üstü Kron/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(highlighted).toHaveText(/Lamine Kron/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Lamine Kron" })).toBeVisible();

  await tabTo(page, /^İletişim$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "İletişim" })).toBeVisible();
  await tabTo(page, /^Ad soyad/);
  await expectFocusSeen(page);
  await page.keyboard.type("Ömer Çağlar");
  await tabTo(page, /^E-posta/);
  await page.keyboard.type("omer@klinik.example");
  await tabTo(page, /^Mesajınız/);
  await page.keyboard.type(marker);
  await tabTo(page, /^Mesajı Gönder$/);
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
});
