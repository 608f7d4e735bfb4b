import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Document, isMap, parseDocument } from "yaml";
import { settleComments } from "#src/content-model/format/comments.ts";
import { readDocument } from "#src/content-model/format/format-document.ts";
import { files } from "../support/real-content";
import { expectReached, mistakesIn, openForm, saved, shareAdmin, write, writtenFile } from "./support/admin";
import { phone } from "./support/devices";

test.setTimeout(90_000);

type File = (typeof files)[number] | undefined;

const products = files.filter(({ path }) => path.startsWith("products/"));

const materialsOf = ({ value }: (typeof files)[number]): unknown[] => Object(value).materials?.items ?? [];
const [product] = products
  .filter((file) => materialsOf(file).length > 0)
  .sort((a, b) => materialsOf(b).length - materialsOf(a).length);
const last = product ? materialsOf(product).length - 1 : 0;

/** Required texts: at the top, in the last item of a list, and at the end. */
const emptied = ["summary", `materials.items.${last}.description`, "seo.description"];

/** Two other products. */
const [named, namesake] = products.filter((each) => each !== product);

const nameOf = (file: File): string => String(Object(file?.value).name);

const sectionsOf = ({ value }: (typeof files)[number]): unknown[] => Object(value).sections ?? [];
const [longest] = files
  .filter((each) => each.kind?.type === "Page" && sectionsOf(each).length > 1)
  .sort((a, b) => sectionsOf(b).length - sectionsOf(a).length);
const sections = longest ? sectionsOf(longest) : [];

function changed(file: File, change: (document: Document) => void): Record<string, string> {
  if (!file) return {};
  const document = parseDocument(file.text);
  change(document);
  return { [file.path]: String(document) };
}

const remarks = [" birincinin sözü", " ikincinin sözü"];

/** A page with comments, a product that lacks texts, and one with the name of another, which is refused. */
const admin = shareAdmin(
  {
    ...changed(product, (document) => {
      for (const path of emptied)
        document.deleteIn(path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
    }),
    ...changed(longest, (document) => {
      for (const [i, remark] of remarks.entries()) {
        const section = document.getIn(["sections", i], true);
        if (isMap(section)) section.commentBefore = remark;
      }
    }),
  },
  phone,
);

const tapSave = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).tap();

async function saveProduct(page: Page, file: File, name = "Deneme"): Promise<void> {
  await openForm(page, `products/entries/${file?.path.replace(/^.*\/|\.yaml$/g, "")}`);
  await write(page, "name", name);
  await tapSave(page);
}

// First, because it begins with the page's menu.
test("sections are added, moved and removed with their comments", async () => {
  test.skip(!longest, "The content has no page with several sections.");
  const page = admin();
  await page.getByRole("treeitem", { name: "Sayfalar" }).tap();
  // Sveltia opens its first list some time after it was entered.
  await expect(async () => {
    await page.evaluate(() => {
      location.hash = "#/collections/pages";
    });
    const row = page.getByRole("row", { name: Object(longest?.value).title, exact: true });
    await row.tap({ timeout: 4_000 });
  }).toPass();
  const list = page.locator('section[data-key-path="sections"]');
  const items = list.locator(".item-list").first().locator(":scope > .item-wrapper");
  const tap = (name: string, item: Locator) => item.getByRole("button", { name, exact: true }).first().tap();
  // All are rendered, for the Tab key too, although most are below the window.
  await expect(items.getByRole("button", { name: "Madde seçenekleri", exact: true })).toHaveCount(
    sections.length,
  );
  const copy = page.getByRole("menuitem", { name: "Çoğalt" });
  const openMenu = async () => {
    await tap("Madde seçenekleri", items.first());
    // The menu accepts taps once its first item has the focus.
    await expect(copy).toBeFocused();
  };
  await openMenu();
  // Sveltia opens a menu by a hover before the tap, and closes it some time after.
  await page.waitForTimeout(500);
  await page.getByRole("menuitem", { name: "Alta Öğe Ekle" }).tap();
  await page.waitForTimeout(500);
  await expect(page.getByRole("menuitem").nth(3)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(copy).toBeHidden();
  await openMenu();
  await copy.tap();
  await expect(items).toHaveCount(sections.length + 1);
  await tap("Aşağı Taşı", items.nth(1));
  // The name of a section does not cover its buttons.
  await tap("Genişlet", items.first());
  await tap("Kaldır", items.first());
  await expect(items).toHaveCount(sections.length);
  await tapSave(page);
  await saved(page);
  const text = (await writtenFile(page, longest?.path ?? "")).toString();
  const written = readDocument(text);
  settleComments(written.contents);
  const [first, second, ...rest] = sections;
  expect(Object(written.toJS()).sections).toEqual([second, first, ...rest]);
  // The copy has the place and the comment of the section that was removed.
  const commentOf = (i: number) => Object(written.getIn(["sections", i], true)).commentBefore;
  expect([0, 1].map(commentOf)).toEqual([remarks[1], remarks[0]]);
  expect(text).not.toContain("__sc_");
});

test("each mistake of a refused save leads to its field", async () => {
  test.skip(!product, "The content has no product with materials.");
  const page = admin();
  await saveProduct(page, product);
  await expect(mistakesIn(page).first()).toBeFocused();
  await expect(mistakesIn(page)).toHaveCount(emptied.length);
  for (const [i, path] of emptied.entries()) {
    await mistakesIn(page).nth(i).tap();
    await expectReached(page, path);
  }
  // It also leads out of the preview.
  await page.getByRole("button", { name: "Önizleme", exact: true }).tap();
  await expect(page.locator('.pane[data-mode="edit"]')).toBeHidden();
  await mistakesIn(page).first().tap();
  await expectReached(page, "summary");
});

test("the reasons of a refused save lead to their fields", async () => {
  test.skip(!namesake, "The content has no three products.");
  const page = admin();
  await saveProduct(page, named, nameOf(namesake));
  const mistakes = page.getByRole("region", { name: "Kaydedilmedi" });
  await expect(mistakes).toContainText("zaten kullanılıyor");
  expect((await mistakes.boundingBox())?.height).toBeLessThan(phone.viewport.height / 3);
  await mistakes.getByRole("button", { name: "Ürünün adı" }).tap();
  await expectReached(page, "name");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Başka Deneme");
  // Corrected mistakes leave the list before the next save.
  await expect(mistakes).toContainText("hepsi düzeldi");
  await tapSave(page);
  await expect(mistakes).toBeHidden();
  await saved(page);
});
