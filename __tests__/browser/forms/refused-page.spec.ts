import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { expect, makeMarker, test, writeContact } from "./stack";

/** Posts a contact message whose name and address are wrong, as a browser does whose scripts do not come. */
test.beforeEach(async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/iletisim");
  const form = await writeContact(page, `${makeMarker()}\n${"Uzunbirsözcük".repeat(20)}`);
  await form.getByLabel("Ad soyad").fill("  ");
  await form.getByLabel("E-posta").fill("adres@klinik..example");
  await form.evaluate((element: HTMLFormElement) => element.setAttribute("novalidate", ""));
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByRole("alert")).toContainText("Mesajınız gönderilemedi. Lütfen tekrar deneyin.");
});

for (const [device, viewport] of [
  ["a small phone", { width: 320, height: 640 }],
  ["a desktop", { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("the page of a refused message is readable, and nothing on it is to be mended", async ({ page }) => {
      expect(await cutTexts(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // Its letters have the browser's size at least, so that phones do not enlarge the page at a tap on a field.
      for (const field of await page.locator("input:visible, textarea").all())
        expect(
          await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
        ).toBeGreaterThanOrEqual(16);
      await expectAccessible(page);
    });
  });
}

test("the list of what is wrong leads to the fields", async ({ page }) => {
  const wrong = page.getByRole("list").first().getByRole("link");
  await expect(wrong).toHaveText(["Ad soyad", "E-posta"]);
  await wrong.last().click();
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await expect(page.getByLabel("E-posta")).toHaveAccessibleDescription(/eksiksiz yazın/);
});
