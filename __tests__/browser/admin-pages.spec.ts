import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { parse, parseDocument } from "yaml";
import { documentKindOf } from "../../src/content-model";
import { checkContent } from "../../src/content-model/check";
import { contentFolder } from "../../src/content-model/content-folder";
import { indexContent } from "../../src/content-model/content-index";
import { formatText, readDocument } from "../../src/content-model/format/format-document";
import { dig, isRecord, sectionsIn } from "../../src/content-model/walk";
import { files } from "../support/real-content";
import { copyWritten, drawPhotograph, openForm, save, saved, shareAdmin, writtenFile } from "./support/admin";
import {
  addItem,
  countItems,
  type FormPath,
  fill,
  moveItem,
  partAt,
  removeItem,
} from "./support/admin-lists";

test.use({ actionTimeout: 15_000 });
test.setTimeout(240_000);
const admin = shareAdmin();

const sections: FormPath = ["Bölümler"];

const pages = files.filter(({ kind }) => kind?.type === "Page");
const typesIn = (file: (typeof files)[number]) => sectionsIn(file).map(({ type }) => type);

/** The page with most sections of distinct kinds, so that their order is visible by kind. */
const [longest] = pages
  .filter((file) => new Set(typesIn(file)).size === typesIn(file).length && typesIn(file).length > 2)
  .sort((a, b) => typesIn(b).length - typesIn(a).length);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "admin-"));
  cpSync(contentFolder(), join(folder, "content"), { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Adds a section at the end of the page and returns its path. */
async function addSection(page: Page, name: string): Promise<FormPath> {
  const list = await partAt(page, sections);
  const before = await countItems(page, sections);
  await list
    .getByRole("button", { name: /Bölüm\u2069? ekle$/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: new RegExp(`^${name}: `) }).click();
  await expect.poll(() => countItems(page, sections)).toBe(before + 1);
  return [...sections, before];
}

/** Enables an optional group. */
const include = async (page: Page, at: FormPath): Promise<void> =>
  (await partAt(page, at)).getByRole("checkbox", { name: /ekle$/ }).click();

async function choosePicture(page: Page, at: FormPath, name: string, background: string): Promise<void> {
  const photograph = join(folder, `${name}.jpg`);
  await drawPhotograph(photograph, background);
  const field = await partAt(page, [...at, "Görsel"]);
  await field.locator('input[type="file"]').first().setInputFiles(photograph);
  await expect(field.getByText(`${name}.jpg`)).toBeVisible();
}

interface WrittenPage {
  slug: string;
  menu?: object;
  sections: { type: string; [key: string]: unknown }[];
}

async function writtenPage(page: Page, path: string): Promise<WrittenPage> {
  const text = (await writtenFile(page, path)).toString();
  const kind = documentKindOf(path);
  if (kind) expect(text).toBe(formatText(kind.schema, text));
  return parse(text);
}

/** Pictures in a page's sections, by path below `content/`. */
const picturesIn = (value: unknown): string[] =>
  isRecord(value) || Array.isArray(value)
    ? Object.values(value).flatMap(picturesIn)
    : typeof value === "string" && value.startsWith("../images/")
      ? [value.slice("../".length)]
      : [];

/** The content with what the page wrote is right. */
async function expectRight(page: Page, paths: readonly string[]): Promise<void> {
  await copyWritten(page, paths, join(folder, "content"));
  expect(await checkContent(join(folder, "content"))).toEqual([]);
}

/** Position of a section after the first two that other content does not need; undefined without one. */
async function removableFrom({ path, text }: (typeof files)[number]): Promise<number | undefined> {
  const file = join(folder, "content", path);
  for (let at = 2; at < parse(text).sections.length; at++) {
    const document = parseDocument(text);
    document.deleteIn(["sections", at]);
    writeFileSync(file, String(document));
    if ((await checkContent(join(folder, "content"))).length === 0) return at;
  }
  return undefined;
}

test("creates a product from scratch", async () => {
  const page = admin();
  await page.getByRole("treeitem", { name: "Ürünler" }).press("Enter");
  await page.getByRole("button", { name: "Yeni İçerik Oluştur" }).press("Enter");
  await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeVisible();
  await fill(page, [], {
    "Sayfanın adresi": "deneme-urunu",
    "Ürünün adı": "Deneme Ürünü",
    "Ürünün tanıtım cümlesi": "Çift kron, iki parça.",
  });
  await fill(page, ["Arama motorları ve paylaşım için başlık ve tanıtım"], {
    "Arama sonuçlarında ve sekmede görünen başlık": "Deneme ürünü laboratuvarı",
    "Arama sonuçlarında görünen tanıtım":
      "Deneme ürününü iki parça olarak döker, sürtünmesini elle ayarlarız.",
  });
  const { menuGroup, category: categories } = indexContent(files).lists;
  const [group = ""] = menuGroup.values;
  const [category = ""] = categories.values;
  await fill(page, ["Ürünler menüsündeki yeri"], { "Ürünün menüdeki grubu": group });
  const cards = ["Ana sayfadaki katalog kartları"];
  const card = (await countItems(page, cards)) > 0 ? [...cards, 0] : await addItem(page, cards);
  await fill(page, card, {
    "Kartın başlığı": "Deneme Ürünü",
    "Kartın metni": "Çıkarılabilen köprüler için.",
    "Kartın kategorisi": category,
    "Öğenin yanında duran simgenin adı": "Taç",
    "Katalogdaki sırası": "990",
  });
  const feature = await addItem(page, [...card, "Kısa özellikler"]);
  await (await partAt(page, feature)).locator("input, textarea").first().fill("Çift kron");
  await save(page);
  await saved(page);
  const { value } = readDocument((await writtenFile(page, "products/deneme-urunu.yaml")).toString());
  expect(value).toMatchObject({
    slug: "deneme-urunu",
    menu: { group },
    catalogue: [{ title: "Deneme Ürünü", features: ["Çift kron"], category, icon: "crown", order: 990 }],
  });
});

test("changes lists within items and empties an optional list", async () => {
  const file = files.find(({ path, value }) => {
    const { materials, stats } = Object(value);
    return path.startsWith("products/") && stats && materials?.items[0].properties.length > 1;
  });
  test.skip(!file, "The content has no product with figures and materials of several properties.");
  if (!file) return;
  const { materials, stats, ...kept } = Object(file.value);
  const [first, ...others] = materials.items;
  const [moved, next, ...rest] = first.properties;
  const page = admin();
  await openForm(page, `products/entries/${file.path.replace(/^.*\/|\.yaml$/g, "")}`);
  const properties = ["Malzemeler ya da türler bölümü", "Malzemeler ya da türler", 0, "Özellikleri"];
  await moveItem(page, properties, 0, "ArrowDown");
  for (const _ of stats) await removeItem(page, ["Rakamlar bandı"], 0);
  await save(page);
  await saved(page);
  const { value } = readDocument((await writtenFile(page, file.path)).toString());
  expect(value).toEqual({
    ...kept,
    materials: { ...materials, items: [{ ...first, properties: [next, moved, ...rest] }, ...others] },
  });
});

test("creates a page with cards, pictures and a place in the menu", async () => {
  const page = admin();
  await openForm(page, "pages/new");
  await fill(page, [], { "Sayfanın adresi": "deneme-sayfasi", "Sayfanın başlığı": "Deneme sayfası" });
  await fill(page, ["Arama motorları ve paylaşım için başlık ve tanıtım"], {
    "Arama sonuçlarında ve sekmede görünen başlık": "Deneme sayfası",
    "Arama sonuçlarında görünen tanıtım": "Laboratuvardaki açık işler ve başvuru.",
  });
  await include(page, ["Menüdeki yeri"]);
  await fill(page, ["Menüdeki yeri"], {
    "Hangi menüde durduğu": "Kurumsal menüsü",
    "Menüde adın altındaki açıklama": "Açık işler",
  });

  const openings = await addSection(page, "Kartlar");
  await fill(page, openings, { "Bölüm başlığı": "Açık işler" });
  for (const title of ["Porselen teknisyeni", "Kurye"]) {
    const card = await addItem(page, [...openings, "Kartlar"]);
    await fill(page, card, { "Kartın başlığı": title, "Kısa tanımı": "Tam gün, laboratuvarda." });
    const point = await addItem(page, [...card, "Altındaki maddeler"]);
    const field = await partAt(page, point);
    await field.locator("input, textarea").first().fill("Deneyim aranır");
  }
  const story = await addSection(page, "Metin ve fotoğraf");
  await fill(page, story, { "Bölüm başlığı": "Birlikte çalışmak" });
  const paragraph = await addItem(page, [...story, "Paragraflar"]);
  await (await partAt(page, paragraph)).locator("input, textarea").first().fill("Özgeçmişinizi gönderin.");
  const image = [...story, "Metnin yanındaki fotoğraf"];
  await include(page, image);
  await choosePicture(page, image, "deneme-ekip", "#7d5560");
  await fill(page, image, { "Görselde ne olduğunu görmeyen birine anlatan cümle": "Düz renkli zemin" });
  await save(page);
  await saved(page);
  await expect(page.getByRole("gridcell", { name: "Deneme sayfası", exact: true })).toBeVisible();

  const written = await writtenPage(page, "pages/deneme-sayfasi.yaml");
  expect(written).toMatchObject({ slug: "deneme-sayfasi", menu: { group: "corporate" } });
  expect(written.sections.map(({ type }) => type)).toEqual(["cards", "story"]);
  expect(written.sections[0]?.items).toHaveLength(2);
  await expectRight(page, ["pages/deneme-sayfasi.yaml", ...picturesIn(written)]);
});

test("creates a page by duplicating one", async () => {
  const model = longest ?? pages[0];
  if (!model) return;
  const page = admin();
  await openForm(page, `pages/entries/${model.path.replace(/^pages\/|\.yaml$/g, "")}`);
  await page.getByRole("button", { name: "Düzenleyici Seçeneklerini Göster" }).click();
  await page.getByRole("menuitem", { name: /Çoğalt/ }).click();
  await fill(page, [], { "Sayfanın adresi": "kopya-sayfa", "Sayfanın başlığı": "Kopya sayfa" });
  // Titles in search results must be unique.
  await fill(page, ["Arama motorları ve paylaşım için başlık ve tanıtım"], {
    "Arama sonuçlarında ve sekmede görünen başlık": "Kopya sayfa",
    "Arama sonuçlarında görünen tanıtım": "Bir sayfanın kopyası.",
  });
  for (const [key, name, order, label] of [
    ["menu", "Menüdeki yeri", "Menüde kaçıncı sırada duracağı", "Menüdeki adı"],
    ["header", "Üst menüde, iletişimden önceki bağlantısı", "Üst menüdeki sırası", "Üst menüdeki adı"],
    ["footer", "Alt bilgideki yeri", "Sütunda kaçıncı sırada duracağı", "Alt bilgideki adı"],
  ] as const) {
    const link = dig(model.value, [key]);
    // Names of links must be unique; without its own a link has the page's.
    const named = isRecord(link) && link.label ? { [label]: "Kopya sayfa" } : {};
    if (isRecord(link)) await fill(page, [name], { [order]: "990", ...named });
  }
  await save(page);
  await saved(page);
  await expect(page.getByRole("gridcell", { name: "Kopya sayfa", exact: true })).toBeVisible();
  const written = await writtenPage(page, "pages/kopya-sayfa.yaml");
  expect(written.sections).toEqual(parse(model.text).sections);
  await expectRight(page, ["pages/kopya-sayfa.yaml"]);
});

test("sections are added, moved and removed", async () => {
  test.skip(!longest, "The content has no page with three kinds of section.");
  if (!longest) return;
  const { path } = longest;
  const before = typesIn(longest);
  const removed = (await removableFrom(longest)) ?? 0;
  test.skip(removed === 0, "Other content needs every section of the page.");
  const page = admin();
  await openForm(page, `pages/entries/${path.replace(/^pages\/|\.yaml$/g, "")}`);

  const gallery = await addSection(page, "Galeri");
  await fill(page, gallery, { "Bölüm başlığı": "Bir fotoğraf" });
  const picture = await addItem(page, [...gallery, "Fotoğraflar"]);
  await choosePicture(page, picture, "galeri", "#a05560");
  await fill(page, picture, {
    "Görselde ne olduğunu görmeyen birine anlatan cümle": "Düz zemin",
    "Fotoğrafın altındaki yazı": "Altyazı",
  });
  await moveItem(page, sections, 1, "ArrowUp");
  await removeItem(page, sections, removed);
  await save(page);
  await saved(page);

  const written = await writtenPage(page, path);
  const [first = "", second = "", ...others] = before.filter((_, i) => i !== removed);
  expect(written.sections.map(({ type }) => type)).toEqual([second, first, ...others, "gallery"]);
  expect(written.sections.at(-1)?.items).toHaveLength(1);
  await expectRight(page, [path, ...picturesIn(written.sections.at(-1))]);
});
