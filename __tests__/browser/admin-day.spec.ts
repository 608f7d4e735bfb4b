import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { adminStrings } from "#src/admin/admin-strings.ts";
import { placeOf } from "#src/content-model/check/names.ts";
import { formatText, readDocument } from "#src/content-model/format/format-document.ts";
import { referencesTo } from "#src/content-model/references.ts";
import { routeOf } from "#src/content-model/routes.ts";
import { allFiles, files } from "../support/real-content";
import {
  answer,
  drawPhotograph,
  dropFile,
  fieldAt,
  itemsOf,
  openForm,
  picture,
  save,
  saved,
  shareAdmin,
  write,
  writtenFile,
} from "./support/admin";

test.setTimeout(90_000);
const admin = shareAdmin();

const products = files.filter(({ path }) => path.startsWith("products/"));
/** A product with a photograph, callouts and a warranty. */
const product = products.find(({ value }) => {
  const { image, callouts, warranty } = Object(value);
  return image?.focus && callouts?.length > 0 && warranty;
});
const nameOf = ({ value }: (typeof files)[number]) => String(Object(value).name);

const openProduct = (file = product) =>
  openForm(admin(), `products/entries/${file?.path.replace(/^.*\/|\.yaml$/g, "")}`);

const written = async (page: Page, path: string) =>
  Object(readDocument((await writtenFile(page, path)).toString()).toJS());

const back = (page: Page) => page.getByRole("button", { name: "Kaydetmeden çık" });

/** Pastes text from another program, as the browser does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
  }, text);

test("a search for a field finds its form", async () => {
  const page = admin();
  await page.getByRole("searchbox").fill("çalışma saatleri");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Laboratuvarın adı, iletişim bilgileri ve sayıları").first()).toBeVisible();
});

test("the list of pages leaves out pages with forms of their own", async () => {
  const page = admin();
  await page.getByRole("treeitem", { name: "Sayfalar" }).click();
  const rows = page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") });
  await expect(rows).toHaveCount(allFiles.filter(({ kind }) => kind?.type === "Page").length);
});

test("deleting names the chosen documents and what loses them", async () => {
  const page = admin();
  await page.getByRole("treeitem", { name: "Ürünler" }).click();
  const compared = products.map(({ value }) => Object(value).comparison?.other);
  const chosen = products.filter(({ value }) => !compared.includes(Object(value).slug)).slice(0, 2);
  for (const each of chosen)
    await page
      .getByRole("row", { name: nameOf(each), exact: true })
      .getByRole("checkbox")
      .click();
  await expect(page.getByRole("toolbar").getByRole("checkbox")).toBeHidden();
  const open = page.getByRole("button", { name: "Seçili İçerikleri Sil" });
  await open.click();
  const dialog = page.getByRole("alertdialog");
  for (const each of chosen) await expect(dialog).toContainText(nameOf(each));
  const references = chosen.flatMap((each) =>
    referencesTo(
      routeOf(each) ?? "",
      files.filter((other) => !chosen.includes(other)),
    ),
  );
  // The dialog lists fields that Sveltia empties after the links to remove.
  const [, emptied = ""] = (await dialog.innerText()).split(adminStrings.deleting.emptied);
  for (const reference of references) {
    await expect(dialog).toContainText(placeOf(reference));
    expect(emptied.includes(placeOf(reference))).toBe(reference.isEmptied);
  }
  await dialog.getByRole("button", { name: "İptal" }).click();
});

test("the preview follows the form, in the site's typefaces", async () => {
  test.skip(!product, "The content has no product with a photograph, callouts and a warranty.");
  const page = admin();
  await openProduct();
  await write(page, "name", "Deneme Kronu");
  await write(page, "summary", "{brand} yapar.");
  const preview = page.frameLocator("iframe.preview");
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Deneme Kronu");
  const { brand } = Object(files.find(({ path }) => path === "site.yaml")?.value);
  await expect(preview.getByText(`${brand} yapar.`)).toBeVisible();
  const image = preview.locator("img").first();
  const width = () => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const fonts = () =>
    heading.evaluate(({ ownerDocument }) =>
      [...ownerDocument.fonts].flatMap(({ status, family }) => (status === "loaded" ? family : [])),
    );
  await expect.poll(async () => (await fonts()).join()).toContain("Instrument Serif");
  await picture(page, "admin-onizleme");
  // A chosen photograph is shown before it is saved.
  const file = test.info().outputPath("onizleme.jpg");
  await drawPhotograph(file);
  await (await fieldAt(page, "image.src")).locator('input[type="file"]').first().setInputFiles(file);
  await expect.poll(width).toBe(1920);
  await test.step("changes are left by an answer", async () => {
    await answer(page, true, () => back(page).click());
    await saved(page);
  });
});

test("Ctrl+S saves one text and changes no other", async () => {
  const home = files.find(({ path }) => path === "pages/home.yaml");
  if (!home?.kind) throw new Error("There is no home page.");
  const page = admin();
  await openForm(page, "fixed-pages/entries/home");
  await write(page, "hero.title", "Yeni başlık");
  await test.step("changes stay without an answer", async () => {
    expect(await answer(page, false, () => back(page).click())).toContain("kaydedilmedi");
    await expect((await fieldAt(page, "hero.title")).locator("input, textarea").first()).toHaveValue(
      "Yeni başlık",
    );
  });
  await page.keyboard.press("ControlOrMeta+s");
  await saved(page);
  const title: string = Object(home.value).hero.title;
  const text = (await writtenFile(page, home.path)).toString();
  expect(text.replace("Yeni başlık", title)).toBe(formatText(home.kind.schema, home.text));
});

test("saves numbers, pasted lists and new photographs as intended", async () => {
  test.skip(!product, "The content has no product with a photograph, callouts and a warranty.");
  if (!product) return;
  const page = admin();
  await openProduct();
  await write(page, "warranty.number", "2 yıl");
  await save(page);
  await expect(page.getByRole("region", { name: "Kaydedilmedi" })).toContainText("Yalnız sayı yazın");
  const number = await fieldAt(page, "warranty.number");
  await expect(number.locator("input")).toHaveValue("2 yıl");
  await write(page, "warranty.number", "1,5");

  const summary = (await fieldAt(page, "summary")).locator("textarea");
  await summary.fill("");
  await summary.focus();
  expect(await answer(page, true, () => paste(page, "•\tBir gün\r\n•\tİki gün"))).toContain(
    "satırlar birleştirildi",
  );
  await expect(summary).toHaveValue("Bir gün; İki gün");

  const photograph = test.info().outputPath("yeni.jpg");
  await drawPhotograph(photograph);
  const chosen = await fieldAt(page, "image.src");
  await chosen.locator('input[type="file"]').first().setInputFiles(photograph);
  await write(page, "image.alt", "Yeni bir fotoğraf");
  await save(page);
  await saved(page);
  const { warranty, summary: text, image } = await written(page, product.path);
  expect(warranty.number).toBe(1.5);
  expect(text).toBe("Bir gün; İki gün");
  expect(image).toMatchObject({ src: expect.stringMatching(/yeni/), alt: "Yeni bir fotoğraf" });
});

test("pictures are not pasted into the form, nor unusable ones dropped", async () => {
  const page = admin();
  await openForm(page, "products/new");
  await (await fieldAt(page, "image")).getByRole("checkbox", { name: /ekle$/ }).click();
  const field = await fieldAt(page, "image.src");
  const target = field.locator(".drop-target");
  const empty = field.locator(".empty");
  const create = { width: 300, height: 200, channels: 3, background: "#7d5560" } as const;
  const small = test.info().outputPath("kucuk.png");
  const bytes = await sharp({ create }).png().toBuffer();
  writeFileSync(small, bytes);
  expect(await answer(page, true, () => dropFile(page, target, small))).toContain("kucuk.png çok küçük");
  await expect(empty).toBeVisible();

  await expect(field.getByRole("button", { name: "Yapıştır", includeHidden: true })).toBeAttached();
  await expect(field.getByRole("button", { name: "Yapıştır" })).toBeHidden();

  const right = test.info().outputPath("birakilan.jpg");
  await drawPhotograph(right, "#5a6d7d");
  await dropFile(page, target, right);
  await expect(field.getByText("birakilan.jpg")).toBeVisible();
  await answer(page, true, () => back(page).click());
});

test("only what is filled in has a star", async () => {
  const page = admin();
  await openForm(page, "settings/entries/site");
  const stars = page.locator('[data-field-type="object"] > header').getByText("*", { exact: true });
  await expect(stars.first()).toBeAttached();
  await expect(stars.filter({ visible: true })).toHaveCount(0);
});

test("a related product is chosen, not written within the form", async () => {
  const page = admin();
  await openProduct();
  await expect((await fieldAt(page, "related")).getByRole("button", { name: / ekle$/ })).toBeHidden();
});

test("half a day stays a mistake, also once it is folded", async () => {
  const page = admin();
  await openForm(page, "settings/entries/holidays");
  const closed = await fieldAt(page, "closed");
  await closed
    .getByRole("button", { name: / ekle$/ })
    .last()
    .click();
  // Sveltia moves the focus to the new item some time after.
  const fold = itemsOf(closed).last().getByRole("button", { name: "Daralt", exact: true });
  await expect(fold).toBeFocused();
  const i = (await itemsOf(closed).count()) - 1;
  const day = (await fieldAt(page, `closed.${i}.from`)).locator('input[type="date"]');
  await day.press("1");
  await write(page, `closed.${i}.name`, "İzin");
  await save(page);
  const mistakes = page.getByRole("region", { name: "Kaydedilmedi" });
  await expect(mistakes).toContainText("yarım ya da takvimde yok");
  await fold.click();
  await expect(day).toBeHidden();
  await save(page);
  await expect(mistakes).toContainText("yarım ya da takvimde yok");
  await mistakes.getByRole("button").click();
  await day.fill(new Date(Date.now() + 864e5).toISOString().slice(0, 10));
  await expect(mistakes).toContainText("hepsi düzeldi");
  await answer(page, true, () => back(page).click());
});

test("a colour is picked or typed", async () => {
  const page = admin();
  await openForm(page, "settings/entries/brand");
  const colour = await fieldAt(page, "main");
  await write(page, "main", "#0f4c5");
  await save(page);
  await expect(page.getByRole("region", { name: "Kaydedilmedi" })).toContainText("“#0f4c5”");
  await colour.locator('input[type="color"]').fill("#0f4c5c");
  await expect(colour.locator('input[type="text"]')).toHaveValue("#0f4c5c");
  await answer(page, true, () => back(page).click());
});

test("the browser's Back and a reload ask before they discard changes", async () => {
  const page = admin();
  await openProduct();
  const summary = (await fieldAt(page, "summary")).locator("textarea");
  await summary.click();
  await summary.fill("Yeni tanıtım.");
  const isRefused = { timeout: 500 };
  expect(await answer(page, false, () => page.goBack(isRefused).catch(() => null))).toContain("kaydedilmedi");
  await answer(page, false, () => page.reload(isRefused).catch(() => null));
  await expect(summary).toHaveValue("Yeni tanıtım.");
  await answer(page, true, () => page.goBack());
  await expect(summary).toBeHidden();
});

test("pages change without motion for those who want less", async () => {
  const page = admin();
  const sliding = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).viewTransitionName !== "none")
        .map(({ tagName }) => tagName),
    );
  expect(await sliding()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await sliding()).toContain("HTML");
  await page.emulateMedia({ reducedMotion: "reduce" });
});

// Last, because it leaves the form open.
test("a new document is begun by keyboard", async () => {
  const page = admin();
  await page.getByRole("treeitem", { name: "Ürünler" }).click();
  await page.getByRole("button", { name: "Yeni İçerik Oluştur" }).press("Enter");
  await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeVisible();
});
