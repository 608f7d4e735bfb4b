import { expect, type Page, test } from "@playwright/test";
import { isMap, isSeq, parseDocument } from "yaml";
import { documentKindOf } from "../../src/content-model";
import type { ValuePath } from "../../src/content-model/documents";
import { formatText, readDocument } from "../../src/content-model/format/format-document";
import { files } from "../support/real-content";
import { fieldAt, openForm, save, saved, shareAdmin, writtenFile } from "./support/admin";
import {
  addItem,
  countItems,
  type FormPath,
  fill,
  moveItem,
  partAt,
  removeItem,
  useItemMenu,
} from "./support/admin-lists";

// Lists inside sections are in admin-pages.spec.ts.
test.setTimeout(120_000);

interface ListCase {
  name: string;
  /** Document below `content/`; undefined if the content has no such list. */
  path: string | undefined;
  /** Path of the list in the document and in its form. */
  at: ValuePath;
  form: FormPath;
  /** Values of a new item by field label, and as in the document. */
  added: Readonly<Record<string, string>>;
  /** Label and value of the only text of a new item. */
  inner?: readonly [name: string, text: string];
  written: Readonly<Record<string, unknown>>;
  /** Fields that must be unique in a copy, by label and by key, with unused values. */
  copied: {
    readonly form: Readonly<Record<string, string>>;
    readonly keys: Readonly<Record<string, string>>;
  };
}

const materials: FormPath = ["Malzemeler ya da türler bölümü", "Malzemeler ya da türler"];

const productWith = (key: string): string | undefined =>
  files.find(({ path, value }) => path.startsWith("products/") && Object(value)[key])?.path;

const cases: readonly ListCase[] = [
  {
    name: "closed days",
    path: "holidays.yaml",
    at: ["closed"],
    form: ["Resmî tatiller dışında kapalı günler"],
    added: { "İlk kapalı gün": "2027-08-02", "Ziyaretçiye söylenen nedeni": "Yıllık izin" },
    written: { from: "2027-08-02", name: "Yıllık izin" },
    copied: { form: { "Ziyaretçiye söylenen nedeni": "İdari izin" }, keys: { name: "İdari izin" } },
  },
  {
    name: "materials of a product",
    path: productWith("materials"),
    at: ["materials", "items"],
    form: materials,
    added: { "Malzemenin ya da türün adı": "Yeni malzeme", "Kısa tanımı": "Yeni bir malzeme." },
    inner: ["Özellikleri", "Sert"],
    written: { name: "Yeni malzeme", description: "Yeni bir malzeme.", properties: ["Sert"] },
    copied: { form: { "Malzemenin ya da türün adı": "Kopya malzeme" }, keys: { name: "Kopya malzeme" } },
  },
];

/** The document with a comment above each item of a list. */
function withRemarks(path: string, at: ValuePath): string {
  const file = files.find((each) => each.path === path);
  const kind = documentKindOf(path);
  if (!file || !kind) throw new Error(`There is no ${path}.`);
  const document = parseDocument(file.text);
  const list = document.getIn(at);
  if (!isSeq(list)) throw new Error(`${path} has no list at ${at.join(".")}.`);
  list.items.forEach((item, i) => {
    if (isMap(item)) item.commentBefore = ` ${i + 1}. maddenin sözü`;
  });
  return formatText(kind.schema, String(document));
}

/** Items of a list with the comment above each. */
function itemsIn(
  text: string,
  at: ValuePath,
): { value: Record<string, unknown>; remark: string | undefined }[] {
  const { value, remarks } = readDocument(text);
  const list: unknown = at.reduce<unknown>((part, key) => Object(part)[key], value);
  if (!Array.isArray(list)) throw new Error(`There is no list at ${at.join(".")}.`);
  return list.map((item, i) => ({
    value: item,
    remark: remarks[["contents", ...at, i].join(".")]?.commentBefore,
  }));
}

/** Documents with a comment at each item of their lists. */
const seeds = Object.fromEntries(
  cases.flatMap(({ path, at }) => (path ? [[path, withRemarks(path, at)]] : [])),
);
const admin = shareAdmin(seeds);

const open = (path: string) =>
  openForm(
    admin(),
    `${path.startsWith("products/") ? "products" : "settings"}/entries/${path.replace(/^.*\/|\.yaml$/g, "")}`,
  );

/** Changes a list in its form and returns the saved document. */
async function change(path: string, edit: () => Promise<void>): Promise<string> {
  const page = admin();
  await open(path);
  await edit();
  await save(page);
  await saved(page);
  const text = (await writtenFile(page, path)).toString();
  expect(text).not.toContain("__sc_");
  return text;
}

for (const { name, path, at, form, added, inner, written, copied } of cases) {
  test(`items of the ${name} are added, copied, moved and removed`, async () => {
    test.skip(!path, `The content has no ${name}.`);
    const before = seeds[path ?? ""];
    if (!path || before === undefined) return;
    const page = admin();
    const items = itemsIn(before, at);

    const extended = await change(path, async () => {
      const item = await addItem(page, form);
      await fill(page, item, added);
      if (inner) {
        const [list, text] = inner;
        const place = await addItem(page, [...item, list]);
        await (await partAt(page, place)).locator("input, textarea").first().fill(text);
      }
      await useItemMenu(page, form, 0, "Çoğalt");
      await fill(page, [...form, 1], copied.form);
    });
    items.push({ value: { ...written }, remark: undefined });
    items.splice(1, 0, { value: { ...items[0]?.value, ...copied.keys }, remark: undefined });
    expect(itemsIn(extended, at)).toEqual(items);

    const moved = await change(path, () => moveItem(page, form, 0, "ArrowDown"));
    items.splice(1, 0, ...items.splice(0, 1));
    expect(itemsIn(moved, at)).toEqual(items);

    const removed = await change(path, async () => {
      await removeItem(page, form, items.length - 1);
      await removeItem(page, form, 0);
    });
    expect(removed).toBe(before);
  });
}

const withMaterials = files.filter(
  ({ path, value }) => path.startsWith("products/") && Object(value).materials?.items.length > 0,
);
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
  (await partAt(page, [...materials, position]))
    .getByRole("button", { name: "Kaldır", exact: true })
    .first()
    .click();

test("asks before an item with texts is removed", async () => {
  const [product] = withMaterials;
  test.skip(!product, "The content has no product with materials.");
  if (!product) return;
  const page = admin();
  await open(product.path);
  const before = await countItems(page, materials);
  const refused = answer(page, false);
  await remove(page, 0);
  expect(refused).toEqual([expect.stringContaining(Object(product.value).materials.items[0].name)]);
  expect(await countItems(page, materials)).toBe(before);
  // A collapsed item is named too.
  const item = await partAt(page, [...materials, 0]);
  await item
    .getByRole("button", { name: /^(?:Daralt|Genişlet)$/ })
    .first()
    .click();
  await remove(page, 0);
  expect(refused).toHaveLength(2);
  expect(refused[1]).toContain(Object(product.value).materials.items[0].name);
  answer(page, true);
  await remove(page, 0);
  await expect.poll(() => countItems(page, materials)).toBe(before - 1);
});

test("removes an empty item without a question", async () => {
  const [, product] = withMaterials;
  test.skip(!product, "The content has no second product with materials.");
  if (!product) return;
  const page = admin();
  await open(product.path);
  const before = await countItems(page, materials);
  const asked = answer(page, false);
  await addItem(page, materials);
  await remove(page, before);
  await expect.poll(() => countItems(page, materials)).toBe(before);
  expect(asked).toEqual([]);
});

test("asks before an optional part with texts is removed", async () => {
  const product = withMaterials[2] ?? withMaterials[0];
  test.skip(!product, "The content has no product with materials.");
  if (!product) return;
  const page = admin();
  await open(product.path);
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
