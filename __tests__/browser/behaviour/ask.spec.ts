import { expect, test } from "@playwright/test";
import { formStrings } from "#src/features/contact-forms/form-strings.ts";
import { labels } from "../../support/form-labels";
import { home, products, words } from "../../support/real-content";
import { phone } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { startingWith } from "../support/words";

test.use(phone);

test("a product's page leads to the form with the product chosen", async ({ page }) => {
  const offered = products.find((product) => home.infoRequest && product.form);
  const { route, name, form: option } = needed(offered, "information request that offers a product");
  const form = page.getByRole("form", { name: formStrings.infoForm });
  await openAlive(page, route);
  await page.locator("[aria-labelledby=baslik]").getByRole("link", { name: words.request }).click();
  await expect(form).toBeInViewport();
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(form.getByLabel(option?.label ?? "", { exact: true })).toBeChecked();
  await expect(form.getByLabel(startingWith(labels.message))).toHaveValue("");
  await expect(
    page.getByRole("heading", { name: startingWith(formStrings.askedFor([name])) }),
  ).toBeInViewport();
  await expect(form.getByLabel(labels.clinicName)).toBeFocused();
});
