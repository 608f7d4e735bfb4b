import { expect, type Locator, type Page, test } from "@playwright/test";
import { readDocument } from "../../src/content-model/format/format-document";
import { files } from "../support/real-content";
import { openAdmin, saved, writtenFile } from "./support/admin";
import { phone } from "./support/devices";

test.setTimeout(90_000);

const sectionsOf = ({ value }: (typeof files)[number]): unknown[] => Object(value).sections ?? [];
/** The page with most sections. */
const [file] = files
  .filter((each) => each.kind?.type === "Page" && sectionsOf(each).length > 1)
  .sort((a, b) => sectionsOf(b).length - sectionsOf(a).length);
const sections = file ? sectionsOf(file) : [];

test.beforeEach(() => test.skip(!file, "The content has no page with several sections."));

/** Opens the page's form as a person would, and returns its list of sections. */
async function openSections(page: Page, press: (target: Locator) => Promise<void>): Promise<Locator> {
  await openAdmin(page);
  await press(page.getByRole("treeitem", { name: "Sayfalar" }));
  await press(page.getByRole("row", { name: Object(file?.value).title, exact: true }));
  const list = page.locator('section[data-key-path="sections"]');
  await expect(list.getByRole("button", { name: / ekle$/ }).last()).toBeVisible();
  return list;
}

test.describe("on a phone", () => {
  test.use(phone);

  test("sections are added, moved and removed", async ({ page }) => {
    const list = await openSections(page, (target) => target.tap());
    const items = list.locator(".item-list").first().locator(":scope > .item-wrapper");
    const tap = (name: string, item: Locator) =>
      item.getByRole("button", { name, exact: true }).first().tap();
    const copy = page.getByRole("menuitem", { name: "Çoğalt" });
    const openMenu = async () => {
      await tap("Madde seçenekleri", items.first());
      // The menu accepts taps once its first item has the focus.
      await expect(copy).toBeFocused();
    };
    await openMenu();
    await page.getByRole("menuitem", { name: "Alta Öğe Ekle" }).tap();
    await expect(page.getByRole("menuitem").nth(3)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(copy).toBeHidden();
    await openMenu();
    await copy.tap();
    await expect(items).toHaveCount(sections.length + 1);
    await tap("Aşağı Taşı", items.nth(1));
    // The name of a section does not cover its buttons.
    await tap("Genişlet", items.first());
    page.once("dialog", (dialog) => dialog.accept());
    await tap("Kaldır", items.first());
    await expect(items).toHaveCount(sections.length);
    await page.getByRole("button", { name: "Kaydet", exact: true }).tap();
    await saved(page);
    const { value } = readDocument((await writtenFile(page, file?.path ?? "")).toString());
    const [first, second, ...rest] = sections;
    expect(Object(value).sections).toEqual([second, first, ...rest]);
  });
});

test.describe("in a low window", () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test("Tab reaches every section", async ({ page }) => {
    const list = await openSections(page, (target) => target.click());
    await list.locator("button[aria-controls]").first().focus();
    const reached: string[] = [];
    const name = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    while (
      !(await list
        .getByRole("button", { name: / ekle$/ })
        .last()
        .evaluate((last) => last === document.activeElement))
    ) {
      await page.keyboard.press("Tab");
      reached.push(await name());
    }
    expect(reached.filter((label) => label === "Kaldır")).toHaveLength(sections.length);
  });
});
