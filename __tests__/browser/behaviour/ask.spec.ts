import { expect, type Page, test } from "@playwright/test";
import { infoRequestUrl } from "../../../src/lib/contact-links";
import { formStrings } from "../../../src/lib/form-strings";
import { strings } from "../../../src/lib/interface-strings";
import { home, missingRoute, products } from "../../support/real-content";
import { phone } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";

const form = (page: Page) => page.getByRole("form", { name: formStrings.infoForm });
const message = (page: Page) => form(page).getByLabel(startsWith(formStrings.message));
const startsWith = (words: string) => new RegExp(`^${words}`);
const ticked = (page: Page) =>
  form(page)
    .getByRole("checkbox", { checked: true })
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

const [offered, another] = products.filter((product) => home.infoRequest && product.form);
const other = products.find((product) => !product.form);
/** A product that the information request offers; the tests of it are left out where there is none. */
const asked = () => needed(offered, "information request that offers a product");

test.describe("on a phone", () => {
  test.use(phone);

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

test("an address chooses products too; one that the form does not offer begins the message, one that there is not does nothing", async ({
  page,
}) => {
  const several = [asked(), ...(another ? [another] : [])];
  await openAlive(page, infoRequestUrl(...several.map(({ slug }) => slug)), "form");
  const labels = several.map(({ form: option }) => option?.label);
  await expect.poll(async () => (await ticked(page)).sort()).toEqual(labels.sort());
  await openAlive(page, infoRequestUrl(missingRoute.slice(1), ...(other ? [other.slug] : [])), "form");
  await expect(message(page)).toHaveValue(other ? `${other.name}: ` : "");
  expect(await ticked(page)).toEqual([]);
});
