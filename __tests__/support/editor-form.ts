import assert from "node:assert/strict";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** What a person does in the forms of the web editor. */
export function editorForm(page: Page) {
  /** The part of the form that holds a field and what is below it. */
  const part = (key: string, within: Locator = page.locator("body")): Locator =>
    within.locator(`label[for^="${key}-field-"]`).first().locator("xpath=../..");

  async function unfold(section: Locator): Promise<Locator> {
    await section.getByTestId("expand-button").first().click();
    return section;
  }

  /** Types over what a field holds, as a person does: Decap puts the cursor back while a script fills a field. */
  async function fill(key: string, value: string, within?: Locator): Promise<void> {
    const input = part(key, within).locator("input, textarea").first();
    await input.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(value);
    assert.equal(await input.inputValue(), value);
  }

  async function choose(key: string, option: string, within?: Locator): Promise<void> {
    await part(key, within).getByRole("combobox").last().click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }

  /** Adds an item to a list of the form and returns its part; the newest is the last. */
  async function addItem(list: Locator): Promise<Locator> {
    await list
      .getByRole("button", { name: / ekle$/ })
      .first()
      .click();
    return list.locator('[class*="SortableListItem"]').last();
  }

  async function save(): Promise<void> {
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await page.getByRole("menuitem", { name: "Kaydet", exact: true }).click();
  }

  const saved = () => page.getByText("Kaydedildi.", { exact: true }).first().waitFor();

  /** A section with its title and two items that have a title and a description each. */
  async function fillTitled(key: string, items: string, icons: boolean): Promise<void> {
    const section = await unfold(part(key));
    await fill("title", "Neden teleskop?", section);
    for (const title of ["İlk", "İkinci"]) {
      const item = await addItem(part(items, section));
      if (icons) await choose("icon", "gem", item);
      await fill("title", title, item);
      await fill("description", `${title} maddenin açıklaması.`, item);
    }
  }

  /** @param folder where the photograph lies on the editor's machine */
  async function addPicture(image: Locator, folder: string, alt: string): Promise<void> {
    await image.getByRole("button", { name: "Görsel seç" }).click();
    const photo = path.join(folder, "Teleskop Kron.JPG");
    await sharp({ create: { width: 1200, height: 750, channels: 3, background: "#688" } })
      .jpeg()
      .toFile(photo);
    await page.locator('input[type="file"]').setInputFiles(photo);
    const card = page.getByText("teleskop-kron.jpg").first();
    await card.waitFor();
    const use = page.getByRole("button", { name: "Seçileni kullan" });
    if (await use.isDisabled()) await card.click();
    await use.click();
    const shown = image.locator('img[alt=""], img').first();
    await shown.waitFor();
    await expect(shown).toHaveJSProperty("naturalWidth", 1200);
    await fill("alt", alt, image);
  }

  async function fillCard(title: string): Promise<void> {
    const card = part("catalogue").locator('[class*="SortableListItem"]').first();
    await unfold(part("catalogue"));
    await fill("title", title, card);
    await fill("description", "Takılıp çıkarılabilen, iki parçalı çözüm.", card);
    for (const feature of ["Kolay temizlik", "Sağlam tutuş", "Uzun ömür"]) {
      const item = await addItem(part("features", card));
      await fill("item", feature, item);
    }
    await choose("category", "Kron", card);
    await choose("icon", "layers", card);
  }

  /** Everything a new product needs but its picture. */
  async function fillProduct({ slug, name }: { slug: string; name: string }): Promise<void> {
    await fill("slug", slug);
    await fill("name", name);
    await fill("badge", "İki parçalı");
    await fill("summary", "Kronun içinde kron: protez takılır, çıkarılır, sağlam durur.");
    const seo = await unfold(part("seo"));
    await fill("title", name, seo);
    await fill("description", "Teleskop kron: iki parçalı, takılıp çıkarılabilen tutucu.", seo);
    const menu = await unfold(part("menu"));
    await choose("group", "Sabit Kronlar", menu);
    await fill("description", "İç içe geçen iki parça.", menu);
    await fillCard(name);
    const form = await unfold(part("form"));
    await fill("label", name, form);
    await fill("order", "99", form);
    await fillTitled("advantages", "items", true);
    await fillTitled("process", "steps", false);
    const call = await unfold(part("callToAction"));
    await fill("tag", "Vaka danışma", call);
    await fill("title", "Teleskop planınızı konuşalım", call);
    await fill("text", "Modelinizi gönderin, {replyTime} saat içinde dönelim.", call);
  }

  return { part, unfold, fill, choose, addItem, save, saved, addPicture, fillProduct };
}
