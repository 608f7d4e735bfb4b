import { expect, type Page, test } from "@playwright/test";
import { files } from "../support/real-content";
import { fieldAt, openForm, save, saved, shareAdmin, write, writtenFile } from "./support/admin";

test.setTimeout(90_000);
const admin = shareAdmin();

const refusal = (page: Page) => page.getByRole("alertdialog", { name: "Kaydedilmedi" });

const product = files.find(({ path }) => path.startsWith("products/"));
const productForm = `products/entries/${product?.path.replace(/^.*\/|\.yaml$/g, "")}`;

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

/** Reads the refusal and closes it. */
async function expectRefused(page: Page, ...words: string[]): Promise<void> {
  for (const each of words) await expect(refusal(page)).toContainText(each);
  await refusal(page).getByRole("button", { name: "Tamam" }).click();
  await expect(refusal(page)).toBeHidden();
}

test("a document rewritten with the same text is saved", async () => {
  const page = admin();
  await openForm(page, "settings/entries/site");
  await changeOutside(page, "site.yaml", await siteText(page));
  await write(page, "subtitle", "Yeni tanım");
  await save(page);
  await saved(page);
});

test("a document deleted elsewhere is not created again", async () => {
  test.skip(!product, "The content has no product.");
  if (!product) return;
  const page = admin();
  await openForm(page, productForm);
  await changeOutside(page, product.path);
  await write(page, "summary", "Benim tanıtımım.");
  await save(page);
  await expectRefused(page, String(Object(product.value).name));
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
  await expectRefused(page, "Onların sayfası");
  expect((await writtenFile(page, "pages/yeni-sayfa.yaml")).toString()).toContain("Onların");
});

// Last, because the page is loaded again.
test("a text changed elsewhere is saved over only after a reload", async () => {
  const page = admin();
  await openForm(page, "settings/entries/site");
  const theirs = (await siteText(page)).replace(/^subtitle: .*/m, "subtitle: Onların tanımı");
  await changeOutside(page, "site.yaml", theirs);
  await write(page, "subtitle", "Benim tanımım");
  await save(page);
  await expectRefused(
    page,
    "Laboratuvarın adı, iletişim bilgileri ve sayıları",
    "başka bir pencerede",
    "yenileyin (F5)",
  );
  await expect((await fieldAt(page, "subtitle")).locator("input")).toHaveValue("Benim tanımım");
  expect(await siteText(page)).toBe(theirs);

  await page.addLocatorHandler(page.getByRole("button", { name: "Vazgeç" }), (button) => button.click());
  await page.reload();
  await expect((await fieldAt(page, "subtitle")).locator("input")).toHaveValue("Onların tanımı");
  for (const text of ["Bizim tanımımız", "Son tanımımız"]) {
    await openForm(page, "settings/entries/site");
    await write(page, "subtitle", text);
    await save(page);
    await saved(page);
    expect(await siteText(page)).toContain(`subtitle: ${text}`);
  }
});
