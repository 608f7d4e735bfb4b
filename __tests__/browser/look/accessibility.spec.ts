import { expect, test } from "@playwright/test";
import { formStrings } from "../../../src/lib/form-strings";
import { strings } from "../../../src/lib/interface-strings";
import { slugOf } from "../../../src/lib/turkish";
import { notices } from "../../specification/notices";
import { about, choices, faq, home, navigation, products, workSlip } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { phone } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { withoutPictures } from "../support/without-pictures";

test.beforeEach(withoutPictures);

test("nothing is to be mended in open menus", async ({ page }) => {
  await openAlive(page, "/");
  for (const { label: name } of [navigation.corporate ?? [], navigation.products].flat()) {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menu", { name })).toBeVisible();
    await expectAccessible(page, { within: "header" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu", { name })).toBeHidden();
  }
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

test("nothing is to be mended in a filtered catalogue and below fields that were left empty", async ({
  page,
}) => {
  needed(home.infoRequest, "information request");
  const { name = "", count = 0 } = choices[1] ?? {};
  await openAlive(page, `/?kategori=${slugOf(name)}`, "main form button");
  await expect(page.locator("#katalog [data-card]:visible")).toHaveCount(count);
  const form = page.getByRole("form", { name: formStrings.infoForm });
  await form.getByRole("button", { name: formStrings.sendInfo }).click();
  await expect(form.getByLabel(formStrings.clinicName)).toHaveAccessibleDescription(formStrings.missing);
  await expectAccessible(page);
});

test("nothing is to be mended in an open answer", async ({ page }) => {
  const { items } = needed(faq, "page of questions").questions;
  await openAlive(page, "/sss", "main details");
  await page
    .locator("main summary")
    .nth(items.length - 1)
    .click();
  await expect(page.locator("main details[open] p")).toBeVisible();
  await expectAccessible(page, { within: "main" });
});

test("nothing is to be mended in a carousel on another slide", async ({ page }) => {
  needed(about?.carousel?.slides[1], "carousel");
  await openAlive(page, "/hakkimizda", `[aria-roledescription="${strings.carousel.role}"] button`);
  await page.getByRole("button", { name: strings.carousel.goTo(2) }).click();
  await expectAccessible(page, { within: `[aria-roledescription="${strings.carousel.role}"]` });
});

test("nothing is to be mended in both notices", async ({ page }) => {
  await openAlive(page, "/iletisim", "main form");
  const form = page.getByRole("form", { name: formStrings.contactForm });
  const send = async (status: number, title: string) => {
    await page.route("**/functions/v1/send-contact-email", (route) =>
      route.fulfill({ status, contentType: "application/json", body: status < 300 ? "{}" : '{"error":"x"}' }),
    );
    await form.getByLabel(formStrings.fullName).fill("Deneme");
    await form.getByLabel(formStrings.email).fill("deneme@ornek.example");
    await form.getByLabel(formStrings.message).fill("Merhaba");
    await form.getByRole("button", { name: formStrings.sendContact }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  };
  await send(500, notices.contactFailed.title);
  await send(202, notices.contactSent.title);
  await expectAccessible(page);
});
