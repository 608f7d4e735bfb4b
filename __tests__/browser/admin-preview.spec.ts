import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { files } from "../support/real-content";
import { fieldAt, openForm, picture, saved, shareAdmin, tallWindow, write } from "./support/admin";
import { phone } from "./support/devices";

test.setTimeout(120_000);
const admin = shareAdmin();

const product = files.find(({ path, value }) => path.startsWith("products/") && Object(value).image);
const form = `products/entries/${product?.path.replace(/^.*\/|\.yaml$/g, "")}`;

const previewIn = (page: Page) => page.frameLocator("iframe.preview");

test("the preview shows a text while it is typed, with its facts", async () => {
  test.skip(!product, "The content has no product with a photograph.");
  const page = admin();
  await openForm(page, form);
  await write(page, "name", "Deneme Kronu");
  await write(page, "summary", "{brand} yapar.");
  const preview = previewIn(page);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Deneme Kronu");
  const { brand } = Object(files.find(({ path }) => path === "site.yaml")?.value);
  await expect(preview.getByText(`${brand} yapar.`)).toBeVisible();
  await picture(page, "admin-onizleme");
});

test("the preview uses the site's typefaces and pictures", async () => {
  test.skip(!product, "The content has no product with a photograph.");
  const page = admin();
  await openForm(page, form);
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
  test.skip(!product, "The content has no product with a photograph.");
  const page = admin();
  await openForm(page, form);
  const file = join(mkdtempSync(join(tmpdir(), "admin-")), "onizleme.jpg");
  await sharp({ create: { width: 1920, height: 1200, channels: 3, background: "#7d5560" } }).toFile(file);
  await (await fieldAt(page, "image.src")).locator('input[type="file"]').first().setInputFiles(file);
  const first = previewIn(page).locator("img").first();
  await expect(first).toHaveAttribute("src", /^blob:/);
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => `${image.naturalWidth} x ${image.naturalHeight}`))
    .toBe("1920 x 1200");
});

test("the page asks no other host for fonts", async ({ page, baseURL }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("font-src")) refused.push(message.text());
  });
  await page.goto("/admin");
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(refused).toEqual([]);
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
