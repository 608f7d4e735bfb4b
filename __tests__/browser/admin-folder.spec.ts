import { expect, type Locator, type Page, test } from "@playwright/test";
import { placeOf } from "#src/content-model/check/names.ts";
import { parseSourceFile } from "#src/content-model/documents.ts";
import { referencesTo } from "#src/content-model/references.ts";
import { routeOf } from "#src/content-model/routes.ts";
import { fieldsOf } from "#src/content-model/walk.ts";
import { files } from "../support/real-content";
import {
  answer,
  discardDraft,
  fieldAt,
  openForm,
  save,
  saved,
  shareAdmin,
  write,
  writtenFile,
} from "./support/admin";

test.setTimeout(90_000);

const refusal = (page: Page) => page.getByRole("alertdialog", { name: "Kaydedilmedi" });

const [product, renamed, ...products] = files.filter(({ path }) => path.startsWith("products/"));
/** A product that has a new address in a file of the former name, as `/admin` leaves it. */
const withNewAddress = (file: (typeof files)[number] | undefined): Record<string, string> =>
  file ? { [file.path]: file.text.replace(/^slug: (.*)/m, "slug: $1-yeni\nprevious:\n  - $1") } : {};
const comparedBy = ({ value }: (typeof files)[number]): unknown => Object(value).comparison?.other;
/** A product, and another that is compared with it. */
const needing = products.find(comparedBy);
const needed = products.find(({ value }) => needing && Object(value).slug === comparedBy(needing));
/** A picture of the media folder in a required field. */
const [shown] = products.flatMap((file) =>
  fieldsOf(file).flatMap(({ path, value, meta }) =>
    meta.kind === "picture" && /^\.\.\/images\/[\w-]+\.\w+$/.test(String(value))
      ? [{ file, path, picture: String(value).slice("../".length) }]
      : [],
  ),
);
/** A product, and another that mentions it among related ones only. */
const [[deleted, cleared] = []] = products.flatMap((gone) =>
  products
    .filter((file) => {
      if (gone === needed) return false;
      const places = referencesTo(routeOf(gone) ?? "", [file]);
      return places.length > 0 && places.every(({ path: [key] }) => key === "related");
    })
    .map((file) => [gone, file] as const),
);
const [kept, ...pages] = files.filter(({ kind }) => kind?.type === "Page");
const sections = /^sections:$/m;
const linking = pages.find(({ text }) => sections.test(text));
/** The page with a link to a PDF in its first section. */
const withLink = linking?.text.replace(
  sections,
  "$&\n  - type: links\n    title: Listeler\n    items:\n      - label: Fiyat listesi\n        description: Bütün ürünler\n        file: ../images/fiyat.pdf",
);
const admin = shareAdmin({
  ...withNewAddress(renamed),
  ...withNewAddress(cleared),
  ...(linking && withLink ? { [linking.path]: withLink, "images/fiyat.pdf": "%PDF-1.7\n%%EOF\n" } : {}),
  "images/listeler/renk.pdf": "%PDF-1.7\n%%EOF\n",
});

const formOf = (collection: string, file: (typeof files)[number] | undefined): string =>
  `${collection}/entries/${file?.path.replace(/^.*\/|\.yaml$/g, "")}`;

/** Replaces a document's text as another program does, or deletes the document. */
async function changeOutside(page: Page, path: string, text?: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/404.html");
  await other.evaluate(
    async ({ place, written }) => {
      const [name = "", ...folders] = place.split("/").reverse();
      let folder = await navigator.storage.getDirectory();
      for (const step of folders.reverse()) folder = await folder.getDirectoryHandle(step);
      if (written === undefined) return folder.removeEntry(name);
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(written);
      await file.close();
    },
    { place: `content/${path}`, written: text },
  );
  await other.close();
}

const siteText = async (page: Page) => (await writtenFile(page, "site.yaml")).toString();

async function expectRefused(page: Page, ...words: string[]): Promise<void> {
  for (const each of words) await expect(refusal(page)).toContainText(each);
  await refusal(page).getByRole("button", { name: "Tamam" }).click();
  await expect(refusal(page)).toBeHidden();
}

/** The question before a product is deleted from its form. */
async function askToDelete(page: Page, product: (typeof files)[number]): Promise<Locator> {
  await openForm(page, formOf("products", product));
  await page.getByRole("button", { name: "Düzenleyici Seçeneklerini Göster" }).click();
  await page.getByRole("menuitem", { name: "Sil" }).click();
  return page.getByRole("alertdialog");
}

/** A refusal asks nothing, offers no button, and stays if the button is pressed anyway. */
async function expectNotDeleted(dialog: Locator): Promise<void> {
  await expect(dialog).toContainText("Bu silinemez");
  await expect(dialog).not.toContainText(/silmek istediğinizden|silinsin mi/i);
  const remove = dialog.getByRole("button", { name: "Sil", exact: true, includeHidden: true });
  await expect(remove).toBeAttached();
  await expect(remove).toBeHidden();
  await remove.dispatchEvent("click");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "İptal" }).click();
  await expect(dialog).toBeHidden();
}

test("deleting names the places that lead to a former address", async () => {
  test.skip(!renamed, "The content has no second product.");
  if (!renamed) return;
  const page = admin();
  const dialog = await askToDelete(page, renamed);
  await expect(dialog).toContainText(`“${Object(renamed.value).name}”`);
  for (const { file, path } of referencesTo(routeOf(renamed) ?? "", products))
    await expect(dialog).toContainText(placeOf({ file, path }));
  await dialog.getByRole("button", { name: "İptal" }).click();
});

test("what a required field needs is not deleted", async () => {
  test.skip(!needed || !needing, "The content compares no products.");
  if (!needed || !needing) return;
  const page = admin();
  const dialog = await askToDelete(page, needed);
  await expect(dialog).toContainText(placeOf({ file: needing, path: ["comparison", "other"] }));
  await expectNotDeleted(dialog);
  expect((await writtenFile(page, needed.path)).toString()).toBe(needed.text);
  await page.getByRole("button", { name: "Kaydetmeden çık" }).click();
});

test("the list refuses to delete by keyboard what a field needs", async () => {
  test.skip(!needed || !needing, "The content compares no products.");
  if (!needed || !needing) return;
  const page = admin();
  await page.getByRole("treeitem", { name: "Ürünler" }).click();
  const row = page.getByRole("row", { name: String(Object(needed.value).name), exact: true });
  await row.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: /^Seçili İçeri\S+ Sil$/ }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(placeOf({ file: needing, path: ["comparison", "other"] }));
  await page.keyboard.press("Enter");
  await expectNotDeleted(dialog);
  expect((await writtenFile(page, needed.path)).toString()).toBe(needed.text);
  await row.getByRole("checkbox").press("Space");
});

test("the library refuses to delete a picture of a required field", async () => {
  test.skip(!shown, "The content shows no picture in a required field.");
  if (!shown) return;
  const page = admin();
  const before = await writtenFile(page, shown.picture);
  await page.getByRole("radio", { name: "Görseller" }).click();
  await page
    .getByRole("row", { name: shown.picture.slice("images/".length), exact: true })
    .getByRole("checkbox")
    .click();
  await page.getByRole("button", { name: "Seçili Medya Dosyasını Sil" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(placeOf(shown));
  await expectNotDeleted(dialog);
  expect(await writtenFile(page, shown.picture)).toEqual(before);
  expect((await writtenFile(page, shown.file.path)).toString()).toBe(shown.file.text);
  await page.getByRole("radio", { name: "İçerik" }).click();
});

test("what a deletion cleared is no change from elsewhere", async () => {
  test.skip(!deleted || !cleared, "The content has no product that another one suggests.");
  if (!deleted || !cleared) return;
  const page = admin();
  const dialog = await askToDelete(page, deleted);
  await dialog.getByRole("button", { name: "Sil", exact: true }).click();
  await saved(page);
  await openForm(page, formOf("products", cleared));
  await write(page, "summary", "Yeni tanıtım.");
  await save(page);
  await saved(page);
  const text = (await writtenFile(page, cleared.path)).toString();
  expect(text).toContain("summary: Yeni tanıtım.");
  expect(text).not.toContain(`- ${Object(deleted.value).slug}\n`);
});

test("the library lists uses of a deleted file and renames none", async () => {
  test.skip(!linking, "The content has no second page with sections.");
  if (!linking) return;
  const page = admin();
  await page.getByRole("radio", { name: "Görseller" }).click();
  // Folders are listed within the one that has them.
  await page.getByRole("option", { name: /^Görseller klasörü/ }).click();
  await page.getByRole("row", { name: "fiyat.pdf", exact: true }).click();
  await page.getByRole("button", { name: "Düzenleme Seçeneklerini Göster" }).click();
  await expect(page.getByRole("menuitem", { name: "Medya Dosyasını Değiştir" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Medya Dosyasını Yeniden Adlandır" })).toBeHidden();
  await page.keyboard.press("Escape");
  const folder = page.getByRole("row", { name: "listeler", exact: true });
  await expect(folder).toBeVisible();
  await expect(folder.getByRole("button")).toBeHidden();
  await expect(page.getByRole("button", { name: "New Folder" })).toBeHidden();
  await page.getByRole("button", { name: "Seçili Medya Dosyasını Sil" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("fiyat.pdf");
  await expect(dialog).toContainText(
    placeOf({
      file: parseSourceFile(linking.path, withLink ?? ""),
      path: ["sections", 0, "items", 0, "file"],
    }),
  );
  await dialog.getByRole("button", { name: "Sil", exact: true }).click();
  await expect(page.getByText("1 dosya silindi")).toBeVisible();
  await page.getByRole("radio", { name: "İçerik" }).click();
  await openForm(page, formOf("pages", linking));
  await write(page, "sections.0.items.0.web", "https://ornek.test/");
  await save(page);
  await saved(page);
  expect((await writtenFile(page, linking.path)).toString()).toContain("web: https://ornek.test/");
});

test("a document deleted elsewhere is not created again", async () => {
  test.skip(!product, "The content has no product.");
  if (!product) return;
  const page = admin();
  await openForm(page, formOf("products", product));
  await changeOutside(page, product.path);
  await write(page, "summary", "Benim tanıtımım.");
  await save(page);
  await expectRefused(page, "başka bir pencerede");
  await expect(writtenFile(page, product.path)).rejects.toThrow("NotFoundError");
});

test("a new document does not replace one of the same name", async () => {
  const page = admin();
  await openForm(page, "pages/new");
  await changeOutside(page, "pages/yeni-sayfa.yaml", "title: Onların sayfası\n");
  await write(page, "slug", "yeni-sayfa");
  await write(page, "title", "Benim sayfam");
  await write(page, "seo.title", "Benim sayfamın arama başlığı");
  await write(page, "seo.description", "Benim sayfamın arama sonuçlarında görünen tanıtımı.");
  await save(page);
  await expectRefused(page, "başka bir pencerede");
  expect((await writtenFile(page, "pages/yeni-sayfa.yaml")).toString()).toContain("Onların");
});

test("a document changed elsewhere is not deleted", async () => {
  test.skip(!kept, "The content has no page.");
  if (!kept) return;
  const page = admin();
  const name = String(Object(kept.value).title);
  const theirs = `${kept.text}# Onların notu\n`;
  await openForm(page, formOf("pages", kept));
  await changeOutside(page, kept.path, theirs);
  await page.getByRole("button", { name: "Düzenleyici Seçeneklerini Göster" }).click();
  await page.getByRole("menuitem", { name: "Sil" }).click();
  const told = await answer(page, true, () =>
    page.getByRole("alertdialog").getByRole("button", { name: "Sil", exact: true }).click(),
  );
  expect(told).toContain(`“${name}”`);
  expect(told).toContain("Hiçbir şey silinmedi");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeVisible();
  expect((await writtenFile(page, kept.path)).toString()).toBe(theirs);
});

// Last, because the page is loaded again.
test("a text changed elsewhere is saved over only after a reload", async () => {
  const page = admin();
  // Sveltia keeps drafts from the second opening of a folder on.
  await page.reload();
  await openForm(page, "settings/entries/site");
  const theirs = (await siteText(page)).replace(/^subtitle: .*/m, "subtitle: Onların tanımı");
  await changeOutside(page, "site.yaml", theirs);
  const subtitle = (await fieldAt(page, "subtitle")).locator("input");
  // Sveltia keeps drafts of forms that were clicked, half a second after the last change.
  await subtitle.click();
  await write(page, "subtitle", "Benim tanımım");
  await page.waitForTimeout(1_000);
  await save(page);
  await expectRefused(page, "başka bir pencerede", "yenileyin (F5)");
  await expect(subtitle).toHaveValue("Benim tanımım");
  expect(await siteText(page)).toBe(theirs);

  // The draft is of the earlier text.
  await page.removeLocatorHandler(discardDraft(page));
  await page.reload();
  await page.getByRole("button", { name: "Geri Yükle", exact: true }).click();
  await expect(subtitle).toHaveValue("Benim tanımım");
  expect(await answer(page, false, () => save(page))).toContain("başkası değiştirdi");
  await expectRefused(page, "Kaydedilmedi");
  expect(await siteText(page)).toBe(theirs);
  await page.getByRole("button", { name: "Düzenleyici Seçeneklerini Göster" }).click();
  await page.getByRole("menuitem", { name: "Tüm Değişiklikleri Geri Al" }).click();
  await expect(subtitle).toHaveValue("Onların tanımı");
  await write(page, "subtitle", "Bizim tanımımız");
  await save(page);
  await saved(page);
  expect(await siteText(page)).toContain("subtitle: Bizim tanımımız");
});
