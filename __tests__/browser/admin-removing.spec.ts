import { expect, type Page, test } from "@playwright/test";
import { files } from "../support/real-content";
import { fieldAt, openForm, shareAdmin } from "./support/admin";
import { addItem, countItems, partAt } from "./support/admin-lists";

test.setTimeout(90_000);
const admin = shareAdmin();

const products = files.filter(({ path }) => path.startsWith("products/"));
const withMaterials = products.filter(({ value }) => Object(value).materials?.items.length > 0);
const list = ["Malzemeler ya da türler bölümü", "Malzemeler ya da türler"];

const open = (page: Page, path: string) =>
  openForm(page, `products/entries/${path.replace(/^.*\/|\.yaml$/g, "")}`);

/** Answers the page's questions and collects them. */
function answer(page: Page, isAccepted: boolean): string[] {
  const asked: string[] = [];
  page.removeAllListeners("dialog");
  page.on("dialog", async (dialog) => {
    asked.push(dialog.message());
    await (isAccepted ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

const remove = async (page: Page, position: number) =>
  (await partAt(page, [...list, position]))
    .getByRole("button", { name: "Kaldır", exact: true })
    .first()
    .click();

test("asks before an item with texts is removed", async () => {
  const [product] = withMaterials;
  test.skip(!product, "The content has no product with materials.");
  if (!product) return;
  const page = admin();
  await open(page, product.path);
  const before = await countItems(page, list);
  const refused = answer(page, false);
  await remove(page, 0);
  expect(refused).toEqual([expect.stringContaining(Object(product.value).materials.items[0].name)]);
  expect(await countItems(page, list)).toBe(before);
  // A collapsed item is named too.
  const item = await partAt(page, [...list, 0]);
  await item
    .getByRole("button", { name: /^(?:Daralt|Genişlet)$/ })
    .first()
    .click();
  await remove(page, 0);
  expect(refused).toHaveLength(2);
  expect(refused[1]).toContain(Object(product.value).materials.items[0].name);
  answer(page, true);
  await remove(page, 0);
  await expect.poll(() => countItems(page, list)).toBe(before - 1);
});

test("removes an empty item without a question", async () => {
  const [, product] = withMaterials;
  test.skip(!product, "The content has no second product with materials.");
  if (!product) return;
  const page = admin();
  await open(page, product.path);
  const before = await countItems(page, list);
  const asked = answer(page, false);
  await addItem(page, list);
  await remove(page, before);
  await expect.poll(() => countItems(page, list)).toBe(before);
  expect(asked).toEqual([]);
});

test("asks before an optional part with texts is removed", async () => {
  const product = withMaterials[2] ?? withMaterials[0];
  test.skip(!product, "The content has no product with materials.");
  if (!product) return;
  const page = admin();
  await open(page, product.path);
  const box = (await fieldAt(page, "materials")).getByRole("checkbox", { name: /ekle$/ }).first();
  const refused = answer(page, false);
  await box.click();
  expect(refused).toEqual([expect.stringContaining("Malzemeler ya da türler bölümü")]);
  await expect(box).toBeChecked();
  answer(page, true);
  await box.click();
  await expect(box).not.toBeChecked();
  const asked = answer(page, false);
  await box.click();
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  expect(asked).toEqual([]);
});
