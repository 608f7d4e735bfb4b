import { cpSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { isMap, isSeq, parse, parseDocument } from "yaml";
import { checkContent } from "../../src/content-model/check";
import { contentFolder } from "../../src/content-model/content-folder";
import type { ValuePath } from "../../src/content-model/documents";
import { formatText, readDocument } from "../../src/content-model/format/format-document";
import { dig } from "../../src/content-model/walk";
import { files } from "../support/real-content";
import {
  answer,
  copyWritten,
  drawPhotograph,
  fieldAt,
  itemsOf,
  openForm,
  save,
  saved,
  shareAdmin,
  write,
  writtenFile,
} from "./support/admin";

test.use({ actionTimeout: 15_000 });
test.setTimeout(120_000);

/** Products with materials: the first gets comments. */
const [commented, product] = files.filter(
  ({ path, value }) => path.startsWith("products/") && Object(value).materials?.items.length > 1,
);
const list = "materials.items";
const items: ValuePath = list.split(".");

/** The document with a comment above each of its materials. */
function withRemarks({ text, kind }: (typeof files)[number]): string {
  const document = parseDocument(text);
  const materials = document.getIn(items);
  if (!kind || !isSeq(materials)) throw new Error("The product has no materials.");
  materials.items.forEach((item, i) => {
    if (isMap(item)) item.commentBefore = ` ${i + 1}. maddenin sözü`;
  });
  return formatText(kind.schema, String(document));
}

const before = commented && withRemarks(commented);
const admin = shareAdmin(commented && before ? { [commented.path]: before } : {});

/** Materials with the comment above each. */
function materialsIn(text: string): { value: Record<string, unknown>; remark: string | undefined }[] {
  const { value, remarks } = readDocument(text);
  return [dig(value, items)].flat().map((item, i) => ({
    value: Object(item),
    remark: remarks[["contents", ...items, i].join(".")]?.commentBefore,
  }));
}

const open = (path = "") => openForm(admin(), `products/entries/${path.replace(/^.*\/|\.yaml$/g, "")}`);

const countItems = async (page: Page, at: string) => itemsOf(await fieldAt(page, at)).count();

/** Adds an item at the end of a list and returns its path. */
async function addItem(page: Page, at: string): Promise<string> {
  const field = await fieldAt(page, at);
  const before = await itemsOf(field).count();
  await field
    .getByRole("button", { name: / ekle$/ })
    .last()
    .click();
  await expect(itemsOf(field)).toHaveCount(before + 1);
  return `${at}.${before}`;
}

/** Presses a button of an item itself. */
const press = async (page: Page, item: string, name: string) =>
  (await fieldAt(page, item)).getByRole("button", { name, exact: true }).first().click();

/** Saves the form and returns the document. */
async function savedText(path: string): Promise<string> {
  const page = admin();
  await save(page);
  await saved(page);
  const text = (await writtenFile(page, path)).toString();
  expect(text).not.toContain("__sc_");
  return text;
}

test("items are added, copied, moved and removed with their comments", async () => {
  test.skip(!before, "The content has no product with materials.");
  if (!before || !commented) return;
  const page = admin();
  const [first, second, ...rest] = materialsIn(before);
  await open(commented.path);
  const item = await addItem(page, list);
  await write(page, `${item}.name`, "Yeni malzeme");
  await write(page, `${item}.description`, "Yeni bir malzeme.");
  await write(page, await addItem(page, `${item}.properties`), "Sert");
  await press(page, `${list}.0`, "Madde seçenekleri");
  await page.getByRole("menuitem", { name: "Çoğalt", exact: true }).click();
  await write(page, `${list}.1.name`, "Kopya malzeme");
  await (await fieldAt(page, `${list}.2`)).locator('[data-action="reorder"]').first().press("ArrowUp");
  expect(materialsIn(await savedText(commented.path))).toEqual([
    first,
    second,
    { value: { ...first?.value, name: "Kopya malzeme" }, remark: undefined },
    ...rest,
    {
      value: { name: "Yeni malzeme", description: "Yeni bir malzeme.", properties: ["Sert"] },
      remark: undefined,
    },
  ]);

  await open(commented.path);
  for (const position of [rest.length + 3, 2])
    await answer(page, true, () => press(page, `${list}.${position}`, "Kaldır"));
  expect(await savedText(commented.path)).toBe(before);
});

test("asks before an item or a part with texts is removed", async () => {
  test.skip(!product, "The content has no second product with materials.");
  if (!product) return;
  const page = admin();
  await open(product.path);
  const name: string = Object(product.value).materials.items[0].name;
  const count = await countItems(page, list);
  const remove = async (position: number) =>
    (await fieldAt(page, `${list}.${position}`))
      .getByRole("button", { name: "Kaldır", exact: true })
      .first()
      .press("Enter");
  expect(await answer(page, false, () => remove(0))).toContain(name);
  // A collapsed item is named too.
  const folds = (await fieldAt(page, `${list}.0`)).getByRole("button", { name: /^(?:Daralt|Genişlet)$/ });
  await folds.first().click();
  expect(await answer(page, false, () => remove(0))).toContain(name);
  expect(await countItems(page, list)).toBe(count);
  await answer(page, true, () => remove(0));
  await expect.poll(() => countItems(page, list)).toBe(count - 1);
  await expect((await fieldAt(page, list)).locator(":focus")).toBeVisible();

  // An empty item goes without a question, which would fail here.
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await addItem(page, list);
  await press(page, `${list}.${count - 1}`, "Kaldır");
  await expect.poll(() => countItems(page, list)).toBe(count - 1);
  expect(asked).toEqual([]);
  const box = (await fieldAt(page, "materials")).getByRole("checkbox", { name: /ekle$/ }).first();
  await box.click();
  expect(asked).toEqual([expect.stringContaining("Malzemeler ya da türler bölümü")]);
  await expect(box).toBeChecked();
  page.removeAllListeners("dialog");
});

/** Adds a section at the end of the page and returns its path. */
async function addSection(page: Page, name: string, position: number): Promise<string> {
  const sections = await fieldAt(page, "sections");
  await sections
    .getByRole("button", { name: /Bölüm\u2069? ekle$/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: new RegExp(`^${name}: `) }).click();
  await expect.poll(() => countItems(page, "sections")).toBe(position + 1);
  return `sections.${position}`;
}

/** Enables an optional group. */
const include = async (page: Page, at: string): Promise<void> =>
  (await fieldAt(page, at)).getByRole("checkbox", { name: /ekle$/ }).click();

test("creates a page with cards, a picture and a place in the menu", async () => {
  const page = admin();
  await openForm(page, "pages/new");
  await write(page, "slug", "deneme-sayfasi");
  await write(page, "title", "Deneme sayfası");
  await write(page, "seo.title", "Deneme sayfası");
  await write(page, "seo.description", "Laboratuvardaki açık işler ve başvuru.");
  await include(page, "menu");
  const group = (await fieldAt(page, "menu.group")).getByRole("radio", { name: "Kurumsal menüsü" });
  // A radio group accepts clicks once its radios are focusable.
  await expect(group).toHaveAttribute("tabindex");
  await group.click();
  await write(page, "menu.description", "Açık işler");
  const openings = await addSection(page, "Kartlar", 0);
  await write(page, `${openings}.title`, "Açık işler");
  const card = await addItem(page, `${openings}.items`);
  await write(page, `${card}.title`, "Kurye");
  await write(page, `${card}.description`, "Tam gün, laboratuvarda.");
  const story = await addSection(page, "Metin ve fotoğraf", 1);
  await write(page, `${story}.title`, "Birlikte çalışmak");
  await write(page, await addItem(page, `${story}.paragraphs`), "Özgeçmişinizi gönderin.");
  await include(page, `${story}.image`);
  const photograph = test.info().outputPath("deneme-ekip.jpg");
  await drawPhotograph(photograph);
  const field = await fieldAt(page, `${story}.image.src`);
  await field.locator('input[type="file"]').first().setInputFiles(photograph);
  await expect(field.getByText("deneme-ekip.jpg")).toBeVisible();
  await write(page, `${story}.image.alt`, "Düz renkli zemin");

  const path = "pages/deneme-sayfasi.yaml";
  expect(parse(await savedText(path))).toMatchObject({
    slug: "deneme-sayfasi",
    menu: { group: "corporate" },
    sections: [{ type: "cards", items: [{ title: "Kurye" }] }, { type: "story" }],
  });
  const folder = test.info().outputPath("content");
  cpSync(contentFolder(), folder, { recursive: true });
  await copyWritten(page, [path, "images/deneme-ekip.jpg"], folder);
  expect(await checkContent(folder)).toEqual([]);
});
