import { expect, type Page, test } from "@playwright/test";
import { formStrings } from "../../../src/lib/form-strings";
import { strings } from "../../../src/lib/interface-strings";
import { home, missingRoute, products } from "../../support/real-content";
import { devices } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";

const form = (page: Page) => page.getByRole("form", { name: formStrings.infoForm });
const message = (page: Page) => form(page).getByLabel(startsWith(formStrings.message));
const startsWith = (words: string) => new RegExp(`^${words}`);
const ticked = (page: Page) =>
  form(page)
    .getByRole("checkbox", { checked: true })
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

const offered = home.infoRequest ? products.find((product) => product.form) : undefined;
const other = products.find((product) => !product.form);
/** A product that the information request offers; the tests of it are left out where there is none. */
const asked = () => needed(offered, "information request that offers a product");

for (const { device, options } of devices)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("a product's page leads to the form with the product chosen, which says so", async ({ page }) => {
      const { route, name, form: option } = asked();
      await openAlive(page, route);
      await page.locator("[aria-labelledby=baslik]").getByRole("link", { name: strings.ask.request }).click();
      await expect(form(page)).toBeInViewport();
      await expect.poll(() => ticked(page)).toEqual([option?.label]);
      await expect(message(page)).toHaveValue("");
      await expect(
        page.getByRole("heading", { name: startsWith(formStrings.askedFor([name])) }),
      ).toBeInViewport();
      await expect(form(page).getByLabel(formStrings.clinicName)).toBeFocused();
    });
  });

test("an address chooses the product too, and one that there is not chooses none", async ({ page }) => {
  const { slug, form: option } = asked();
  await openAlive(page, `/?urun=${slug}#bilgi-talebi`, "form");
  await expect.poll(() => ticked(page)).toEqual([option?.label]);
  await openAlive(page, `/?urun=${missingRoute.slice(1)}#bilgi-talebi`, "form");
  expect(await ticked(page)).toEqual([]);
  await expect(message(page)).toHaveValue("");
});

test("a product that the form does not offer begins the message", async ({ page }) => {
  asked();
  test.skip(!other, "The form offers all products.");
  await openAlive(page, `/?urun=${other?.slug}#bilgi-talebi`, "form");
  await expect(message(page)).toHaveValue(`${other?.name}: `);
  expect(await ticked(page)).toEqual([]);
});
