import type { Page } from "@playwright/test";
import { home, navigation } from "../../support/real-content";
import { openAlive } from "../support/open-alive";
import { endingWith, exactly } from "../support/words";
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

test("by keyboard alone: past the menus, to the contact page, into its form, and sent", async ({
  page,
  stack,
}) => {
  const marker = makeMarker();
  await openAlive(page, "/");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, exactly(home.hero.laboratoryLabel ?? home.hero.catalogueLabel));
  await tabTo(page, exactly(navigation.contact.label));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(endingWith(navigation.contact.to));
  await tabTo(page, /^Ad soyad/);
  await page.keyboard.type("Ömer Çağlar");
  await tabTo(page, /^E-posta/);
  await page.keyboard.type("omer@klinik.example");
  await tabTo(page, /^Mesajınız/);
  await page.keyboard.type(marker);
  await tabTo(page, /^Mesajı gönder$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  await expect.poll(async () => (await mailsWith(stack, marker)).length).toBe(1);
});
