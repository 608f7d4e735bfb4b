import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { checkContent } from "#src/content-model/check/index.ts";
import { contentFolder } from "#src/content-model/content-folder.ts";
import { formatText } from "#src/content-model/format/format-document.ts";
import { productSchema } from "#src/content-model/product.ts";
import { metaOf } from "#src/content-model/schema.ts";
import { heic } from "../support/heic";
import { files } from "../support/real-content";
import {
  copyWritten,
  drawPhotograph,
  expectReached,
  fieldAt,
  mistakesIn,
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

/** The product with most fields. */
const [model] = files
  .filter(({ path }) => path.startsWith("products/"))
  .sort((a, b) => b.text.length - a.text.length);
if (!model) throw new Error("The site has no product.");
const modelName = model.path.replace(/^products\/|\.yaml$/g, "");

test("a product is written as a copy of another", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("response", (response) => {
    const { protocol, origin } = new URL(response.url());
    if (/^https?:$/.test(protocol) && origin !== baseURL) elsewhere.push(response.url());
  });
  await openAdmin(page, () => picture(page, "admin-giris"));
  await picture(page, "admin-urunler");

  const photograph = join(folder, "Deneme Önden ışıklı.jpg");
  await drawPhotograph(photograph);
  await openForm(page, `products/entries/${modelName}`);
  const options = page.getByRole("button", { name: "Düzenleyici Seçeneklerini Göster" });
  await options.click();
  await picture(page, "admin-cogalt");
  await page.getByRole("menuitem", { name: /Çoğalt/ }).click();
  await expect(page).toHaveURL(/new$/);

  // All mistakes are listed beside the form and link to their fields; nothing is saved.
  await write(page, "slug", "Deneme Ürünü");
  await write(page, "name", "Deneme Ürünü");
  await write(page, "summary", "");
  await save(page);
  await expect(mistakesIn(page).first()).toBeFocused();
  const mistakes = page.getByRole("region", { name: "Kaydedilmedi" });
  await expect(mistakes).toContainText("Yalnız küçük İngilizce harf");
  await expect(mistakes).toContainText("Arama sonuçlarında ve sekmede görünen başlık");
  await picture(page, "admin-kirmizi");
  await expect(writtenFile(page, "products/deneme-urunu.yaml")).rejects.toThrow("NotFoundError");
  const { label } = metaOf(productSchema.shape.summary);
  await mistakesIn(page).filter({ hasText: label }).press("Enter");
  await expectReached(page, "summary");
  await write(page, "summary", "Çift kron, iki parça.");
  await write(page, "slug", "deneme-urunu");
  await write(page, "seo.title", "Deneme ürünü laboratuvarı");
  await write(page, "seo.description", "Deneme ürününü iki parça olarak döker, elle ayarlarız.");
  // The copy has free places and its own name; a second card is named by hand.
  const cards: unknown[] = parse(model.text).catalogue;
  for (const i of cards.keys()) if (i > 0) await write(page, `catalogue.${i}.title`, `Deneme ${i + 1}`);

  if (!Object(model.value).image)
    await (await fieldAt(page, "image")).getByRole("checkbox", { name: /ekle$/ }).click();
  const image = await fieldAt(page, "image.src");
  const choose = image.locator('input[type="file"]').first();
  // Unusable pictures do not get into the form.
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
  // What a copy has from its original is long.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Kapat" })).toBeInViewport({ ratio: 1 });

  const text = (await writtenFile(page, "products/deneme-urunu.yaml")).toString();
  if (model.kind) expect(text).toBe(formatText(model.kind.schema, text));
  const { slug, name, summary, seo, menu, catalogue, form, footer, image: _, ...kept } = parse(model.text);
  const product = parse(text);
  expect(product).toMatchObject(kept);
  expect(product.image.alt).toBe("Düz zeminde deneme ürünü");
  const [, uploaded = ""] = /^\.\.\/(images\/deneme-[a-z-]+\.jpg)$/.exec(product.image.src) ?? [];
  expect(await writtenFile(page, uploaded)).toEqual(readFileSync(photograph));
  await copyWritten(page, ["products/deneme-urunu.yaml", uploaded], join(folder, "content"));
  expect(await checkContent(join(folder, "content"))).toEqual([]);
  expect(elsewhere).toEqual([]);
});
