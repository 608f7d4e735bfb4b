import { expect, type Locator, type Page } from "@playwright/test";

/** A path through a form: field labels and item positions. */
export type FormPath = readonly (string | number)[];

/** The field or item at the end of a path, with collapsed parts expanded. */
export async function partAt(page: Page, path: FormPath): Promise<Locator> {
  let part = page.locator("body");
  const parts = path.map((step) => {
    part = typeof step === "number" ? itemsOf(part).nth(step) : fieldIn(part, step);
    return part;
  });
  // Most parts are expanded already.
  if (!(await part.isVisible()))
    for (const [depth, next] of parts.entries()) {
      const outer = parts[depth - 1];
      if (outer) await openUntilShown(outer, next);
      await expect(next).toBeVisible();
      await next.scrollIntoViewIfNeeded();
    }
  await part.scrollIntoViewIfNeeded();
  return part;
}

/** A field by its label at any depth; the package adds direction marks to labels. */
const fieldIn = (part: Locator, name: string): Locator =>
  part.locator(`section[data-field-type][aria-label*="\u2068${name}\u2069"]`).first();

/** Items of a list, without those of nested lists. */
const itemsOf = (list: Locator): Locator =>
  list.locator(".item-list").first().locator(":scope > .item-wrapper");

/** Elements far from the viewport are not rendered, so a part's button has to be awaited. */
async function openUntilShown(part: Locator, next: Locator): Promise<void> {
  const fold = part.locator("button[aria-controls][aria-expanded]").first();
  await part.scrollIntoViewIfNeeded();
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  await expect(next).toBeAttached();
}

/** Fills or selects fields by label. */
export async function fill(
  page: Page,
  within: FormPath,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await partAt(page, [...within, name]);
    if (/^(?:select|relation)$/.test((await field.getAttribute("data-field-type")) ?? "")) {
      await choose(page, field, value);
    } else {
      await field.locator("input, textarea").first().fill(value);
    }
  }
}

/** Short lists are in the form, long ones behind a button. */
async function choose(page: Page, field: Locator, value: string): Promise<void> {
  const closed = field.getByRole("combobox");
  const radio = field.getByRole("radio", { name: value });
  const box = field.getByRole("checkbox", { name: value });
  await expect(closed.or(radio).or(box).first()).toBeVisible();
  if (await radio.isVisible()) {
    // A radio group accepts clicks once its radios are focusable.
    await expect(radio).toHaveAttribute("tabindex");
    await radio.click();
  } else if (await box.isVisible()) {
    await box.click();
  } else {
    await closed.click();
    await page.getByRole("option", { name: value, exact: true }).click();
  }
}

export const countItems = async (page: Page, list: FormPath): Promise<number> =>
  itemsOf(await partAt(page, list)).count();

/** Adds an item at the end of a list and returns its path. */
export async function addItem(page: Page, list: FormPath): Promise<FormPath> {
  const field = await partAt(page, list);
  const before = await itemsOf(field).count();
  await field
    .getByRole("button", { name: / ekle$/ })
    .last()
    .click();
  await expect(itemsOf(field)).toHaveCount(before + 1);
  return [...list, before];
}

/** The page asks if the item has texts. */
export async function removeItem(page: Page, list: FormPath, position: number): Promise<void> {
  const item = await partAt(page, [...list, position]);
  page.once("dialog", (dialog) => dialog.accept());
  await item.getByRole("button", { name: "Kaldır", exact: true }).first().click();
}

/** @param choice item of the menu: "Çoğalt", "Üste Öğe Ekle" */
export async function chooseInMenu(
  page: Page,
  list: FormPath,
  position: number,
  choice: string,
): Promise<void> {
  const item = await partAt(page, [...list, position]);
  await item.getByRole("button", { name: "Madde seçenekleri", exact: true }).first().click();
  await page.getByRole("menuitem", { name: choice, exact: true }).click();
}

/** Moves an item by keyboard, with its handle. */
export async function moveItem(
  page: Page,
  list: FormPath,
  position: number,
  key: "ArrowUp" | "ArrowDown",
): Promise<void> {
  const item = await partAt(page, [...list, position]);
  await item.locator('[data-action="reorder"]').first().press(key);
}
