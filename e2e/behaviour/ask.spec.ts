import { expect, type Page, test } from "@playwright/test";
import { missingRoute, products, site } from "../../__tests__/support/real-content";
import { formStrings } from "../../src/lib/form-strings";
import { strings } from "../../src/lib/interface-strings";
import { devices } from "../support/devices";
import { openAlive } from "../support/open-alive";

const { ask } = strings;
const form = (page: Page) => page.getByRole("form", { name: formStrings.infoForm });
const message = (page: Page) => form(page).getByLabel(startsWith(formStrings.message));
const startsWith = (words: string) => new RegExp(`^${words}`);
const ticked = (page: Page) =>
  form(page)
    .getByRole("checkbox", { checked: true })
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

const offered = products.find((product) => product.form);
const other = products.find((product) => !product.form);
if (!offered) throw new Error("The form offers no product.");

for (const { device, options } of devices)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("a product's page leads to the form with the product chosen", async ({ page }) => {
      await openAlive(page, offered.route);
      await page.getByRole("link", { name: ask.product }).click();
      await expect(form(page)).toBeInViewport();
      await expect.poll(() => ticked(page)).toEqual([offered.form?.label]);
      await expect(message(page)).toHaveValue("");
    });
  });

test("an address chooses the product too, and one that there is not chooses none", async ({ page }) => {
  await openAlive(page, `/?urun=${offered.slug}#bilgi-talebi`, "form");
  await expect.poll(() => ticked(page)).toEqual([offered.form?.label]);
  await openAlive(page, `/?urun=${missingRoute.slice(1)}#bilgi-talebi`, "form");
  expect(await ticked(page)).toEqual([]);
  await expect(message(page)).toHaveValue("");
});

test("a product that the form does not offer begins the message", async ({ page }) => {
  test.skip(!other, "The form offers all products.");
  await openAlive(page, `/?urun=${other?.slug}#bilgi-talebi`, "form");
  await expect(message(page)).toHaveValue(`${other?.name}: `);
  expect(await ticked(page)).toEqual([]);
});

for (const { route, name } of products)
  test(`${route} names the product in WhatsApp's first sentence and in the mail's subject`, async ({
    page,
  }) => {
    await page.goto(route);
    const main = page.locator("main");
    const text = encodeURIComponent(ask.aboutProduct(name));
    const subject = encodeURIComponent(name);
    // In the hero, and in the closing call.
    for (const href of [
      `https://wa.me/${site.whatsapp}?text=${text}`,
      `mailto:${site.email}?subject=${subject}`,
      `tel:${site.phone.e164}`,
    ])
      await expect(main.locator(`a[href="${href}"]`)).toHaveCount(2);
  });
