import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Document, parseDocument } from "yaml";
import { files } from "../support/real-content";
import { openAdmin, openForm, save, write } from "./support/admin";
import { phone } from "./support/devices";

test.setTimeout(90_000);

type Product = (typeof files)[number] | undefined;

const products = files.filter(({ path }) => path.startsWith("products/"));

const materialsOf = ({ value }: (typeof files)[number]): unknown[] => Object(value).materials?.items ?? [];
/** The product with most materials. */
const [product] = products
  .filter((file) => materialsOf(file).length > 0)
  .sort((a, b) => materialsOf(b).length - materialsOf(a).length);
const last = product ? materialsOf(product).length - 1 : 0;

/** Required texts: at the top, in the last item of a list, and at the end. */
const emptied = ["summary", `materials.items.${last}.description`, "seo.description"];

const menuOf = (file: Product): { group?: string; order?: number } => Object(Object(file?.value).menu);
/** Two products of one group in the menu. */
const [moved, neighbour] =
  products
    .map((file) => products.filter((each) => menuOf(each).group === menuOf(file).group))
    .find((group) => group.length > 1) ?? [];

test.beforeEach(() =>
  test.skip(!product || !moved || !neighbour, "The content has no product with materials and a neighbour."),
);

/** Changes a product's document and saves its form. */
async function saveChanged(page: Page, file: Product, change: (document: Document) => void): Promise<void> {
  const document = parseDocument(file?.text ?? "");
  change(document);
  await openAdmin(page, undefined, { [file?.path ?? ""]: String(document) });
  await openForm(page, `products/entries/${file?.path.replace(/^.*\/|\.yaml$/g, "")}`);
  await write(page, "name", "Deneme");
  await save(page);
}

/** Saves a product that lacks texts. */
const saveWithErrors = (page: Page): Promise<void> =>
  saveChanged(page, product, (document) => {
    for (const path of emptied)
      document.deleteIn(path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
  });

/** Saves a product with the place of its neighbour, which is refused. */
async function saveRefused(page: Page): Promise<Locator> {
  await saveChanged(page, moved, (document) => document.setIn(["menu", "order"], menuOf(neighbour).order));
  await page.getByRole("alertdialog").getByRole("button", { name: "Tamam" }).click();
  return page.getByRole("region", { name: "Kaydedilmedi" });
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

  test("the reasons of a refused save go with the form", async ({ page }) => {
    const mistakes = await saveRefused(page);
    await expect(mistakes.getByRole("heading")).toBeVisible();
    await expect(mistakes.getByRole("button").first()).toBeFocused();
    page.on("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
    await expect(mistakes).toBeHidden();
    await openForm(page, "settings/entries/site");
    await expect(mistakes).toBeHidden();
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

  test("the reasons of a refused save lead to their fields until it succeeds", async ({ page }) => {
    const mistakes = await saveRefused(page);
    await expect(mistakes).toContainText("zaten kullanılıyor");
    expect((await mistakes.boundingBox())?.height).toBeLessThan(phone.viewport.height / 3);
    await mistakes.getByRole("button", { name: "Gruptaki sırası" }).tap();
    await expectReached(page, "menu.order");
    await expect(mistakes).toBeVisible();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(String(menuOf(moved).order));
    await page.getByRole("button", { name: "Kaydet", exact: true }).tap();
    await expect(mistakes).toBeHidden();
    await expect(page).not.toHaveURL(/entries/);
  });
});
