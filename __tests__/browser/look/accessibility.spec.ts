import { expect, test } from "@playwright/test";
import { formStrings } from "../../../src/lib/form-strings";
import { strings } from "../../../src/lib/interface-strings";
import { notices } from "../../specification/notices";
import { faq, navigation, products, workSlip } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { phone } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { withoutPictures } from "../support/without-pictures";

// Pages as they are opened are looked at in `look/sizes.spec.ts`; here is what becomes of them.

test.beforeEach(withoutPictures);

test("nothing is to be mended in an open menu and an open answer", async ({ page }) => {
  needed(faq, "page of questions");
  await openAlive(page, "/sss", "header button, main details");
  await page.locator("main summary").last().click();
  await expect(page.locator("main details[open] p")).toBeVisible();
  const { label: name } = navigation.products;
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menu", { name })).toBeVisible();
  await expectAccessible(page);
});

test("nothing is to be mended in a form with wrong fields and a notice", async ({ page }) => {
  await page.route("**/functions/v1/send-contact-email", (route) =>
    route.fulfill({ status: 422, json: { error: "invalid_fields", fields: ["name", "email"] } }),
  );
  await openAlive(page, "/iletisim", "main form");
  const form = page.getByRole("form", { name: formStrings.contactForm });
  await form.getByLabel(formStrings.fullName).fill("Deneme");
  await form.getByLabel(formStrings.email).fill("deneme@ornek.example");
  await form.getByLabel(formStrings.message).fill("Merhaba");
  await form.getByRole("button", { name: formStrings.sendContact }).click();
  await expect(page.getByText(notices.contactFailed.title, { exact: true })).toBeVisible();
  await expect(form.getByLabel(formStrings.fullName)).toHaveAccessibleDescription(formStrings.fieldTooLong);
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("nothing is to be mended in the open mobile menu", async ({ page }) => {
    await openAlive(page, "/");
    await page.locator("header summary").tap();
    await expect(page.getByRole("navigation", { name: strings.mobileMenu })).toBeVisible();
    // What lies behind it goes out of sight in its own time.
    await expect(page.locator("main :is(input, label, a):visible")).toHaveCount(0);
    await expectAccessible(page, { finger: true });
  });

  test("nothing is to be mended in a work slip that is filled in", async ({ page }) => {
    needed(workSlip, "work slip");
    const product = products.find(({ materials, shades }) => materials && shades) ?? products[0];
    await openAlive(page, `/is-formu?urun=${product?.slug}`, "[data-print=slip] input");
    await page.getByRole("checkbox").first().check();
    const offered = page.locator("main fieldset button");
    if ((await offered.count()) > 0) await offered.first().click();
    await expectAccessible(page, { finger: true });
  });
});
