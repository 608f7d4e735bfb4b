import { expect, type Locator, type Page, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { files } from "../support/real-content";
import { openAdmin, openForm, save, write } from "./support/admin";
import { phone } from "./support/devices";

test.setTimeout(90_000);

const materialsOf = ({ value }: (typeof files)[number]): unknown[] => Object(value).materials?.items ?? [];
/** The product with most materials. */
const [product] = files
  .filter((file) => file.path.startsWith("products/") && materialsOf(file).length > 0)
  .sort((a, b) => materialsOf(b).length - materialsOf(a).length);
const last = product ? materialsOf(product).length - 1 : 0;

/** Required texts: at the top, in the last item of a list, and at the end. */
const emptied = ["summary", `materials.items.${last}.description`, "seo.description"];

test.beforeEach(() => test.skip(!product, "The content has no product with materials."));

/** Saves a product that lacks texts. */
async function saveWithErrors(page: Page): Promise<void> {
  const document = parseDocument(product?.text ?? "");
  for (const path of emptied)
    document.deleteIn(path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
  await openAdmin(page, undefined, { [product?.path ?? ""]: String(document) });
  await openForm(page, `products/entries/${product?.path.replace(/^.*\/|\.yaml$/g, "")}`);
  await write(page, "name", "Deneme");
  await save(page);
}

const errors = (page: Page): Locator =>
  page
    .getByRole("group", { name: "Düzeltilecekler" })
    .getByRole("button")
    .filter({ hasText: "Bu alan zorunludur" });

async function expectReached(page: Page, path: string): Promise<void> {
  const input = page.locator(`section[data-key-path="${path}"]`).locator("input, textarea").first();
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport({ ratio: 1 });
}

test.describe("with a keyboard", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a failed save leads to its errors, and each to its field", async ({ page }) => {
    await saveWithErrors(page);
    await expect(errors(page)).toHaveCount(emptied.length);
    await expect(errors(page).first()).toBeFocused();
    for (const [i, path] of emptied.entries()) {
      await errors(page).nth(i).press("Enter");
      await expectReached(page, path);
    }
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("each error of a failed save leads to its field", async ({ page }) => {
    await saveWithErrors(page);
    for (const [i, path] of emptied.entries()) {
      await expect(errors(page).first()).toBeFocused();
      await errors(page).nth(i).tap();
      await expectReached(page, path);
      await page.getByRole("button", { name: "Kaydet", exact: true }).tap();
    }
  });
});
