import { notices } from "../../specification/notices";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { expect, makeMarker, test, writeContact } from "./stack";

test("the page of a refused message is readable, nothing on it is to be mended, and its list leads to the fields", async ({
  page,
}) => {
  // As a browser posts it whose scripts do not come.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/iletisim");
  const form = await writeContact(page, `${makeMarker()}\n${"Uzunbirsözcük".repeat(20)}`);
  await form.getByLabel("Ad soyad").fill("  ");
  await form.getByLabel("E-posta").fill("adres@klinik..example");
  await form.evaluate((element: HTMLFormElement) => element.setAttribute("novalidate", ""));
  await form.getByRole("button", { name: "Mesajı gönder" }).click();
  await expect(page.getByRole("alert")).toContainText(notices.contactFailed.text);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await cutTexts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
  }
  // Its letters have the browser's size at least, so that phones do not enlarge the page at a tap on a field.
  for (const field of await page.locator("input:visible, textarea").all())
    expect(
      await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16);

  const wrong = page.getByRole("list").first().getByRole("link");
  await expect(wrong).toHaveText(["Ad soyad", "E-posta"]);
  await wrong.last().click();
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await expect(page.getByLabel("E-posta")).toHaveAccessibleDescription(/eksiksiz yazın/);
});
