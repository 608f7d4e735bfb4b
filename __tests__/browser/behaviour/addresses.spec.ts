import { expect, type Page, test } from "@playwright/test";
import { productListAddress } from "../../../src/lib/product-list";
import { products } from "../../support/real-content";
import { openAlive } from "../support/open-alive";

const [first] = products;
if (!first) throw new Error("There is no product.");
const { name } = first;

const main = (page: Page) => page.getByRole("main");
const search = (page: Page) => main(page).getByRole("searchbox").fill(name);
const link = (page: Page) => main(page).getByRole("link", { name, exact: true }).first();

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

test.describe("an address that cannot be decoded", () => {
  for (const address of [`${productListAddress}%`, `${productListAddress}%25`, "/%E0%A4%A", "/%zz"])
    test(`${address} leads to a not-found page whose search answers`, async ({ page }) => {
      const errors = errorsOf(page);
      await openAlive(page, address, "main input");
      await search(page);
      await expect(link(page)).toBeVisible();
      expect(errors).toEqual([]);
    });

  for (const end of ["?x=%", "?ara=%&kategori=%E0%A4%A", "#%", "?#%E0%A4%A"])
    test(`${productListAddress}${end} opens a list that answers`, async ({ page }) => {
      const errors = errorsOf(page);
      await openAlive(page, `${productListAddress}${end}`, "main input");
      await search(page);
      await link(page).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      expect(errors).toEqual([]);
    });

  test("an anchor that is typed on an open page leaves it working", async ({ page }) => {
    const errors = errorsOf(page);
    await openAlive(page, productListAddress, "main input");
    await page.evaluate(() => {
      window.location.hash = "%";
    });
    await search(page);
    await expect(link(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
