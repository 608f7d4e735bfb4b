import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { checkContent } from "../../src/content-model/check";
import { contentFolder } from "../../src/content-model/content-folder";
import { formatText } from "../../src/content-model/format/format-document";
import { heic } from "../support/heic";
import { files } from "../support/real-content";
import {
  copyWritten,
  drawPhotograph,
  fieldAt,
  openAdmin,
  openForm,
  picture,
  save,
  saved,
  tallWindow,
  write,
  writtenFile,
} from "./support/admin";

test.use({ viewport: tallWindow });
test.setTimeout(120_000);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "admin-"));
  cpSync(contentFolder(), join(folder, "content"), { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cardsOf = ({ text }: { text: string }): number => parse(text).catalogue.length;
/** The product with most fields among those with fewest cards. */
const [model] = files
  .filter(({ path }) => path.startsWith("products/"))
  .sort((a, b) => cardsOf(a) - cardsOf(b) || b.text.length - a.text.length);
if (!model) throw new Error("The site has no product.");
const modelName = model.path.replace(/^products\/|\.yaml$/g, "");

const dialog = (page: Page) => page.getByRole("alertdialog");

/** Documents with all other kinds of fields: the home page, and one with a hidden field. */
const others = files.filter(({ path }) => ["pages/home.yaml", "pages/not-found.yaml"].includes(path));

/** Path of a text in a form. */
const texts = 'section[data-field-type="text"] textarea, section[data-field-type="string"] input';

test("writes a product with its picture and leaves others unchanged", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("response", (response) => {
    const { protocol, origin } = new URL(response.url());
    if (/^https?:$/.test(protocol) && origin !== baseURL) elsewhere.push(response.url());
  });
  await openAdmin(page, () => picture(page, "admin-giris"));
  await picture(page, "admin-urunler");

  // A new product as a copy of another one.
  const photograph = join(folder, "Deneme Önden ışıklı.jpg");
  await drawPhotograph(photograph);
  await openForm(page, `products/entries/${modelName}`);
  await page.getByRole("button", { name: "Düzenleyici Seçeneklerini Göster" }).click();
  await picture(page, "admin-cogalt");
  await page.getByRole("menuitem", { name: /Çoğalt/ }).click();
  await write(page, "slug", "Deneme Ürünü");
  await write(page, "name", "Deneme Ürünü");

  // Three mistakes, each reported at its field or by its name; nothing is saved.
  await save(page);
  await expect((await fieldAt(page, "slug")).getByText("Yalnız küçük İngilizce harf")).toBeVisible();
  await picture(page, "admin-kirmizi");
  await write(page, "slug", "deneme-urunu");
  await write(page, "summary", "");
  await save(page);
  await expect((await fieldAt(page, "summary")).getByText("Bu alan zorunludur.")).toBeVisible();
  await write(page, "summary", "Çift kron, iki parça.");
  await save(page);
  await expect(dialog(page)).toContainText("Ürünler menüsündeki yeri › Gruptaki sırası");
  await expect(dialog(page)).toContainText("zaten kullanılıyor");
  await expect(dialog(page)).toContainText("arama başlığı");
  await dialog(page).getByRole("button", { name: "Tamam" }).click();
  await expect(writtenFile(page, "products/deneme-urunu.yaml")).rejects.toThrow("NotFoundError");

  const { slug, name, summary, seo, menu, catalogue, form, footer, image: _, ...kept } = parse(model.text);
  await write(page, "seo.title", "Deneme ürünü laboratuvarı");
  await write(page, "seo.description", "Deneme ürününü iki parça olarak döker, elle ayarlarız.");
  await write(page, "menu.order", "990");
  for (const i of catalogue.keys()) {
    await write(page, `catalogue.${i}.title`, `Deneme ${i + 1}`);
    await write(page, `catalogue.${i}.order`, String(990 + i));
  }
  if (form) {
    await write(page, "form.label", "Deneme Ürünü");
    await write(page, "form.order", "990");
  }
  if (menu.label) await write(page, "menu.label", "Deneme Ürünü");
  if (footer) {
    await write(page, "footer.label", "Deneme Ürünü");
    await write(page, "footer.order", "990");
  }
  if (!Object(model.value).image)
    await (await fieldAt(page, "image")).getByRole("checkbox", { name: /ekle$/ }).click();
  const image = await fieldAt(page, "image.src");
  const choose = image.locator('input[type="file"]').first();
  // Unusable pictures are reported when chosen.
  const told = page.waitForEvent("dialog");
  const chosen = choose.setInputFiles({ name: "telefon.heic", mimeType: "image/heic", buffer: heic });
  const alert = await told;
  expect(alert.message()).toContain("bir telefon fotoğrafı (HEIC)");
  await alert.accept();
  await chosen;
  await choose.setInputFiles(photograph);
  await expect(image.getByText("-isikli.jpg")).toBeVisible();
  await write(page, "image.alt", "Düz zeminde deneme ürünü");
  await picture(page, "admin-gorsel", image);
  await save(page);
  await saved(page);

  const text = (await writtenFile(page, "products/deneme-urunu.yaml")).toString();
  if (model.kind) expect(text).toBe(formatText(model.kind.schema, text));
  const product = parse(text);
  expect(product).toMatchObject(kept);
  expect(product.image.alt).toBe("Düz zeminde deneme ürünü");
  const [, uploaded = ""] = /^\.\.\/(images\/deneme-[a-z-]+\.jpg)$/.exec(product.image.src) ?? [];
  expect(await writtenFile(page, uploaded)).toEqual(readFileSync(photograph));

  // Other characters are saved unchanged.
  for (const { path, kind, text } of others) {
    if (!kind) throw new Error(`${path} is of no kind.`);
    await openForm(page, path.replace(/^pages\/(.*)\.yaml$/, "fixed-pages/entries/$1"));
    const field = page.locator(texts).first();
    const fold = page.getByRole("button", { name: "Genişlet", exact: true }).first();
    await expect(field.or(fold).first()).toBeVisible();
    if (!(await field.isVisible())) await fold.click();
    // A trailing space changes the form, but not the file.
    await field.fill(`${await field.inputValue()} `);
    await save(page);
    await saved(page);
    expect((await writtenFile(page, path)).toString(), path).toBe(formatText(kind.schema, text));
  }

  await copyWritten(page, ["products/deneme-urunu.yaml", uploaded], join(folder, "content"));
  expect(await checkContent(join(folder, "content"))).toEqual([]);
  expect(elsewhere).toEqual([]);
});
