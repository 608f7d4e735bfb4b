import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Document, parseDocument } from "yaml";
import { readDocument } from "../../src/content-model/format/format-document";
import { files } from "../support/real-content";
import { openForm, save, saved, shareAdmin, write, writtenFile } from "./support/admin";
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
/** Two other products of one group in the menu. */
const [moved, neighbour] =
  products
    .map((file) => products.filter((each) => each !== product && menuOf(each).group === menuOf(file).group))
    .find((group) => group.length > 1) ?? [];

const sectionsOf = ({ value }: (typeof files)[number]): unknown[] => Object(value).sections ?? [];
/** The page with most sections. */
const [longest] = files
  .filter((each) => each.kind?.type === "Page" && sectionsOf(each).length > 1)
  .sort((a, b) => sectionsOf(b).length - sectionsOf(a).length);
const sections = longest ? sectionsOf(longest) : [];

function changed(file: Product, change: (document: Document) => void): Record<string, string> {
  if (!file) return {};
  const document = parseDocument(file.text);
  change(document);
  return { [file.path]: String(document) };
}

/** A product that lacks texts, and one with the place of its neighbour, which is refused. */
const changes = {
  ...changed(product, (document) => {
    for (const path of emptied)
      document.deleteIn(path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
  }),
  ...changed(moved, (document) => document.setIn(["menu", "order"], menuOf(neighbour).order)),
};

/** Changes a product in its form and saves it. */
async function saveProduct(page: Page, file: Product): Promise<void> {
  await openForm(page, `products/entries/${file?.path.replace(/^.*\/|\.yaml$/g, "")}`);
  await write(page, "name", "Deneme");
  await save(page);
}

/** Saves a product that lacks texts. */
async function saveWithErrors(page: Page): Promise<void> {
  test.skip(!product, "The content has no product with materials.");
  await saveProduct(page, product);
}

/** Saves a product that is refused, and returns the reasons. */
async function saveRefused(page: Page): Promise<Locator> {
  test.skip(!moved, "The content has no two other products of one group.");
  await saveProduct(page, moved);
  await page.getByRole("alertdialog").getByRole("button", { name: "Tamam" }).click();
  return page.getByRole("region", { name: "Kaydedilmedi" });
}

/** Opens the form of the longest page as a person would, and returns its list of sections. */
async function openSections(page: Page, press: (target: Locator) => Promise<void>): Promise<Locator> {
  test.skip(!longest, "The content has no page with several sections.");
  await press(page.getByRole("treeitem", { name: "Sayfalar" }));
  await press(page.getByRole("row", { name: Object(longest?.value).title, exact: true }));
  const list = page.locator('section[data-key-path="sections"]');
  await expect(list.getByRole("button", { name: / ekle$/ }).last()).toBeVisible();
  return list;
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

// The tests that begin with the page's menu come first.

test.describe("with a keyboard", () => {
  const window = { width: 1280, height: 800 };
  const admin = shareAdmin(changes, { viewport: window });

  test("Tab reaches every section in a low window", async () => {
    const page = admin();
    await page.setViewportSize({ ...window, height: 500 });
    const list = await openSections(page, (target) => target.click());
    await list.locator("button[aria-controls]").first().focus();
    const reached: string[] = [];
    const name = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    while (
      !(await list
        .getByRole("button", { name: / ekle$/ })
        .last()
        .evaluate((last) => last === document.activeElement))
    ) {
      await page.keyboard.press("Tab");
      reached.push(await name());
    }
    expect(reached.filter((label) => label === "Kaldır")).toHaveLength(sections.length);
    await page.setViewportSize(window);
  });

  test("a failed save leads to its errors, and each to its field", async () => {
    const page = admin();
    await saveWithErrors(page);
    await expect(errors(page)).toHaveCount(emptied.length);
    await expect(errors(page).first()).toBeFocused();
    for (const [i, path] of emptied.entries()) {
      await errors(page).nth(i).press("Enter");
      await expectReached(page, path);
    }
  });

  test("the reasons of a refused save go with the form", async () => {
    const page = admin();
    const mistakes = await saveRefused(page);
    await expect(mistakes.getByRole("heading")).toBeVisible();
    await expect(mistakes.getByRole("button").first()).toBeFocused();
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
    await expect(mistakes).toBeHidden();
    await openForm(page, "settings/entries/site");
    await expect(mistakes).toBeHidden();
  });
});

test.describe("on a phone", () => {
  const admin = shareAdmin(changes, phone);

  test("sections are added, moved and removed", async () => {
    const page = admin();
    const list = await openSections(page, (target) => target.tap());
    const items = list.locator(".item-list").first().locator(":scope > .item-wrapper");
    const tap = (name: string, item: Locator) =>
      item.getByRole("button", { name, exact: true }).first().tap();
    const copy = page.getByRole("menuitem", { name: "Çoğalt" });
    const openMenu = async () => {
      await tap("Madde seçenekleri", items.first());
      // The menu accepts taps once its first item has the focus.
      await expect(copy).toBeFocused();
    };
    await openMenu();
    await page.getByRole("menuitem", { name: "Alta Öğe Ekle" }).tap();
    await expect(page.getByRole("menuitem").nth(3)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(copy).toBeHidden();
    await openMenu();
    await copy.tap();
    await expect(items).toHaveCount(sections.length + 1);
    await tap("Aşağı Taşı", items.nth(1));
    // The name of a section does not cover its buttons.
    await tap("Genişlet", items.first());
    page.once("dialog", (dialog) => dialog.accept());
    await tap("Kaldır", items.first());
    await expect(items).toHaveCount(sections.length);
    await page.getByRole("button", { name: "Kaydet", exact: true }).tap();
    await saved(page);
    const { value } = readDocument((await writtenFile(page, longest?.path ?? "")).toString());
    const [first, second, ...rest] = sections;
    expect(Object(value).sections).toEqual([second, first, ...rest]);
  });

  test("each error of a failed save leads to its field", async () => {
    const page = admin();
    await saveWithErrors(page);
    for (const [i, path] of emptied.entries()) {
      await expect(errors(page).first()).toBeFocused();
      await errors(page).nth(i).tap();
      await expectReached(page, path);
      await page.getByRole("button", { name: "Kaydet", exact: true }).tap();
    }
  });

  test("the reasons of a refused save lead to their fields until it succeeds", async () => {
    const page = admin();
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
