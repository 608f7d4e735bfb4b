import { cpSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { checkContent } from "#src/content-model/check/index.ts";
import { contentFolder } from "#src/content-model/content-folder.ts";
import { files } from "../support/real-content";
import {
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

const admin = shareAdmin();

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

const include = async (page: Page, at: string): Promise<void> =>
  (await fieldAt(page, at)).getByRole("checkbox", { name: /ekle$/ }).click();

test("creates a page with cards, picture and menu entry", async () => {
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

  await save(page);
  await saved(page);
  const path = "pages/deneme-sayfasi.yaml";
  expect(parse((await writtenFile(page, path)).toString())).toMatchObject({
    slug: "deneme-sayfasi",
    menu: { group: "corporate" },
    sections: [{ type: "cards", items: [{ title: "Kurye" }] }, { type: "story" }],
  });
  const folder = test.info().outputPath("content");
  cpSync(contentFolder(), folder, { recursive: true });
  await copyWritten(page, [path, "images/deneme-ekip.jpg"], folder);
  expect(await checkContent(folder)).toEqual([]);
});

test("a list within a list shows no bar over another", async () => {
  const sections = (file: (typeof files)[number]): unknown[] => Object(file.value).sections ?? [];
  const counted = files
    .filter(({ kind }) => kind?.type === "Page")
    .flatMap((file) =>
      sections(file).map((section, i) => ({ file, i, length: Object(section).items?.length ?? 0 })),
    );
  const [longest] = counted.sort((a, b) => b.length - a.length);
  test.skip(!longest?.length, "The content has no section with a list.");
  if (!longest) return;
  const page = admin();
  await openForm(page, `pages/entries/${longest.file.path.replace(/^.*\/|\.yaml$/g, "")}`);
  const last = await fieldAt(page, `sections.${longest.i}.items.${longest.length - 1}`);
  await last.evaluate((item) => item.scrollIntoView({ block: "start" }));
  const bars = await page
    .locator(".toolbar.top")
    .evaluateAll((found) =>
      found.map((bar) => bar.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
  const isCovered = (bar: (typeof bars)[number], i: number) =>
    bars.some((other, k) => k > i && other.top < bar.bottom && bar.top < other.bottom);
  expect(bars.length).toBeGreaterThan(1);
  expect(bars.filter(isCovered)).toEqual([]);
});
