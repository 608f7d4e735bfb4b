import { expect, type Page, test } from "@playwright/test";
import { readDocument } from "../../src/content-model/format/format-document";
import { allFiles, files } from "../support/real-content";
import {
  drawPhotograph,
  fieldAt,
  openForm,
  picture,
  save,
  saved,
  shareAdmin,
  tallWindow,
  write,
  writtenFile,
} from "./support/admin";
import { phone } from "./support/devices";

test.setTimeout(120_000);
const admin = shareAdmin();

/** A product with a photograph, callouts and a warranty. */
const product = files.find(({ path, value }) => {
  const { image, callouts, warranty } = Object(value);
  return path.startsWith("products/") && image?.focus && callouts?.length > 0 && warranty;
});
const slug = String(Object(product?.value).slug);

const written = async (page: Page, path: string) =>
  Object(readDocument((await writtenFile(page, path)).toString()).value);

/** Answers the page's next dialog and returns its text. */
async function answer(page: Page, accepted: boolean, act: () => Promise<unknown>): Promise<string> {
  const [dialog] = await Promise.all([
    page.waitForEvent("dialog").then(async (asked) => {
      await (accepted ? asked.accept() : asked.dismiss());
      return asked;
    }),
    act(),
  ]);
  return dialog.message();
}

/** Pastes text from another program, as the browser does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
  }, text);

for (const words of ["çalışma saatleri", "çalışma saati"])
  test(`a search for a field finds its form: ${words}`, async () => {
    const page = admin();
    await page.getByRole("searchbox").fill(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: words })).toBeAttached();
    await expect(page.getByText("Laboratuvarın adı, iletişim bilgileri ve sayıları").first()).toBeVisible();
  });

test("the entrance is Turkish in any browser and has its fonts from no other host", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ locale: "en-US" });
  const fonts: string[] = [];
  // Sveltia asks a CDN first, which the policy refuses before anything is sent.
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response.url());
  });
  await page.goto(`${baseURL}/admin`);
  await expect(page.getByRole("button", { name: "Bu bilgisayardaki klasörle çalış" })).toBeVisible();
  await expect.poll(() => fonts.join()).toContain("material-symbols-outlined");
  expect(fonts.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  await page.close();
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

// The preview beside a form.

const pictured = files.find(({ path, value }) => path.startsWith("products/") && Object(value).image);
const picturedForm = `products/entries/${pictured?.path.replace(/^.*\/|\.yaml$/g, "")}`;

const previewIn = (page: Page) => page.frameLocator("iframe.preview");

test("the preview shows a text while it is typed, with its facts", async () => {
  test.skip(!pictured, "The content has no product with a photograph.");
  const page = admin();
  await openForm(page, picturedForm);
  await write(page, "name", "Deneme Kronu");
  await write(page, "summary", "{brand} yapar.");
  const preview = previewIn(page);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Deneme Kronu");
  const { brand } = Object(files.find(({ path }) => path === "site.yaml")?.value);
  await expect(preview.getByText(`${brand} yapar.`)).toBeVisible();
  await picture(page, "admin-onizleme");
});

test("the preview uses the site's typefaces and pictures", async () => {
  test.skip(!pictured, "The content has no product with a photograph.");
  const page = admin();
  await openForm(page, picturedForm);
  const preview = previewIn(page);
  const width = () =>
    preview
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const loaded = () =>
    preview.locator("h1").evaluate(async ({ ownerDocument }) => {
      await ownerDocument.fonts.ready;
      return [...ownerDocument.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    });
  await expect.poll(async () => (await loaded()).join()).toContain("Instrument Serif");
});

test("a chosen photograph is previewed before it is saved", async () => {
  test.skip(!pictured, "The content has no product with a photograph.");
  const page = admin();
  await openForm(page, picturedForm);
  const file = test.info().outputPath("onizleme.jpg");
  await drawPhotograph(file);
  await (await fieldAt(page, "image.src")).locator('input[type="file"]').first().setInputFiles(file);
  const first = previewIn(page).locator("img").first();
  await expect(first).toHaveAttribute("src", /^blob:/);
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => `${image.naturalWidth} x ${image.naturalHeight}`))
    .toBe("1920 x 1200");
});

test("Ctrl+S saves while the preview has the focus", async () => {
  const page = admin();
  await openForm(page, "fixed-pages/entries/home");
  await write(page, "hero.title", "Yeni başlık");
  await previewIn(page).getByRole("heading").first().click();
  await page.keyboard.press("ControlOrMeta+s");
  await saved(page);
});

test("on a phone a button shows the preview instead", async () => {
  const page = admin();
  await openForm(page, "fixed-pages/entries/home");
  await page.setViewportSize(phone.viewport);
  await page.getByRole("button", { name: "Önizleme", exact: true }).click();
  await expect(previewIn(page).getByRole("heading").first()).toBeVisible();
  await page.setViewportSize(tallWindow);
});

// What is saved.

test("the dialled number follows the displayed one", async () => {
  const page = admin();
  await openForm(page, "settings/entries/site");
  await write(page, "phone.display", "0352 222 33 44");
  await save(page);
  await saved(page);
  expect((await written(page, "site.yaml")).phone).toEqual({
    display: "0352 222 33 44",
    e164: "+903522223344",
  });
});

test("asks before a form with changes is left", async () => {
  const page = admin();
  await openForm(page, "settings/entries/site");
  await write(page, "subtitle", "Yeni tanım");
  const back = page.getByRole("button", { name: "Kaydetmeden çık" });
  expect(await answer(page, false, () => back.click())).toContain("kaydedilmedi");
  await expect((await fieldAt(page, "subtitle")).locator("input")).toHaveValue("Yeni tanım");
  await answer(page, true, () => back.click());
  await saved(page);
});

test("saves numbers, pasted lists and new photographs as intended", async () => {
  test.skip(!product, "The content has no product with a photograph, callouts and a warranty.");
  if (!product) return;
  const page = admin();
  const open = () => openForm(page, `products/entries/${product.path.replace(/^.*\/|\.yaml$/g, "")}`);

  await open();
  await write(page, "warranty.number", "2 yıl");
  await save(page);
  const number = await fieldAt(page, "warranty.number");
  await expect(number.getByText("Yalnız sayı yazın")).toBeVisible();
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
  expect(await answer(page, true, () => save(page))).toContain("Odak noktası ve üstündeki çizgiler");
  await saved(page);
  const { warranty, summary: text, image, callouts } = await written(page, product.path);
  expect(warranty.number).toBe(1.5);
  expect(text).toBe("Bir gün; İki gün");
  expect(image).toEqual({ src: expect.stringMatching(/yeni/), alt: "Yeni bir fotoğraf" });
  expect(callouts).toBeUndefined();

  // Still in the list although hidden.
  await open();
  await (await fieldAt(page, "hidden")).getByRole("switch").click();
  await save(page);
  const refused = page.getByRole("alertdialog");
  await expect(refused.or(page.getByText("(gizli)")).first()).toBeVisible();
  if (await refused.isVisible()) await expect(refused).toContainText("sayfası sitede gösterilmiyor");
  else expect(await written(page, product.path)).toMatchObject({ slug, hidden: true });
});
