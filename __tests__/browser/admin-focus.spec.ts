import { expect, type Locator, test } from "@playwright/test";
import { placeOf } from "../../src/content-model/check/names";
import { referencesTo } from "../../src/content-model/references";
import { routeOf } from "../../src/content-model/routes";
import { files } from "../support/real-content";
import { fieldAt, openForm, shareAdmin } from "./support/admin";
import { partAt } from "./support/admin-lists";

test.setTimeout(90_000);
const admin = shareAdmin();

const products = files.filter(({ path }) => path.startsWith("products/"));
const materialsOf = ({ value }: (typeof files)[number]): unknown[] => Object(value).materials?.items ?? [];
/** A product with a list, as short as there is. */
const [product] = products
  .filter((file) => materialsOf(file).length > 1)
  .sort((a, b) => materialsOf(a).length - materialsOf(b).length);
const workSlip = files.find(({ path }) => path === "pages/work-slip.yaml")?.text ?? "";
/** Whether the work slip names this product; where it is the only one of a list, it cannot be deleted. */
const isNamed = ({ value }: (typeof files)[number]) => workSlip.includes(`- ${Object(value).slug}\n`);
const isNeeded = ({ value }: (typeof files)[number]) =>
  new RegExp(String.raw`products:\n( +)- ${Object(value).slug}\n(?!\1- )`).test(workSlip);
const list = ["Malzemeler ya da türler bölümü", "Malzemeler ya da türler"];

/** Opens the form of a product without its draft. */
async function open(file: (typeof files)[number] | undefined): Promise<void> {
  const page = admin();
  await openForm(page, "settings/entries/holidays");
  await openForm(page, `products/entries/${file?.path.replace(/^.*\/|\.yaml$/g, "")}`);
}

test.beforeEach(async () => {
  test.skip(!product, "The content has no product with two materials.");
  await open(product);
});

/** Where other documents lead to this one. */
const placesOf = (file: (typeof files)[number]): string[] =>
  referencesTo(
    routeOf(file) ?? "",
    files.filter((each) => each !== file),
  ).map(placeOf);

const options = () => admin().getByRole("button", { name: "Düzenleyici Seçeneklerini Göster" });

const askToDelete = async () => {
  await options().click();
  await admin().getByRole("menuitem", { name: "Sil" }).click();
  return admin().getByRole("alertdialog");
};

test("deleting a document starts on the safe button and names it", async () => {
  const free = products.find((file) => !isNamed(file));
  test.skip(!free, "The work slip names each product.");
  await open(free);
  const page = admin();
  const dialog = await askToDelete();
  await expect(dialog.getByRole("button", { name: "İptal" })).toBeFocused();
  await expect(dialog).toContainText(String(Object(free?.value).name));
  for (const place of free ? placesOf(free) : []) await expect(dialog).toContainText(place);
  const remove = dialog.getByRole("button", { name: "Sil" });
  // Sveltia moves the focus some time after it opened the dialog.
  await page.waitForTimeout(200);
  await expect(dialog.getByRole("button", { name: "İptal" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(remove).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(options()).toBeFocused();
});

test("a document that cannot be deleted is named too", async () => {
  const needed = products.find(isNeeded);
  test.skip(!needed, "The work slip needs no product.");
  await open(needed);
  const dialog = await askToDelete();
  await expect(dialog.getByRole("button", { name: "İptal" })).toBeFocused();
  await expect(dialog).toContainText(String(Object(needed?.value).name));
  await admin().keyboard.press("Escape");
  await expect(options()).toBeFocused();
});

test("deleting chosen documents names each", async () => {
  const page = admin();
  await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
  const chosen = products.slice(0, 2).map(({ value }) => String(Object(value).name));
  for (const each of chosen)
    await page.getByRole("row", { name: each, exact: true }).getByRole("checkbox").click();
  const open = page.getByRole("button", { name: "Seçili İçerikleri Sil" });
  await open.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "İptal" })).toBeFocused();
  for (const each of chosen) await expect(dialog).toContainText(each);
  await dialog.getByRole("button", { name: "İptal" }).click();
  await expect(open).toBeFocused();
});

test("removed and copied items leave the focus in their list", async () => {
  const page = admin();
  page.on("dialog", (dialog) => dialog.accept());
  const items = await partAt(page, list);
  const focus = items.locator(":focus");
  const press = async (button: Locator) => {
    await button.press("Enter");
    // What Sveltia moves the focus to is rendered later.
    await page.waitForTimeout(700);
    await expect(focus).toBeVisible();
  };
  await items.getByRole("button", { name: "Madde seçenekleri" }).first().press("Enter");
  await press(page.getByRole("menuitem", { name: "Çoğalt", exact: true }));
  const remove = items.getByRole("button", { name: "Kaldır", exact: true });
  await press(remove.first());
  await press(remove.last());
  while ((await remove.count()) > 0) await press(remove.first());
  page.removeAllListeners("dialog");
});

test("a copied document has the focus on its menu", async () => {
  const page = admin();
  await options().click();
  await page.getByRole("menuitem", { name: /Çoğalt/ }).click();
  await expect(page).toHaveURL(/new$/);
  await expect(options()).toBeFocused();
});

test("a chosen picture leaves the focus in its field", async () => {
  const pictured = [product, ...products].find((file) => Object(file?.value).image);
  test.skip(!pictured, "The content has no product with a photograph.");
  const page = admin();
  if (pictured !== product) await open(pictured);
  const field = await fieldAt(page, "image.src");
  await field.getByRole("button", { name: "Görseli değiştir" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("listbox", { name: "Kullanılabilir Görseller" }).getByRole("option").last().click();
  await dialog.getByRole("button", { name: "Ekle" }).click();
  await expect(dialog).toBeHidden();
  await expect(field.locator(":focus")).toBeVisible();
});
