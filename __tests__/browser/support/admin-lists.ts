import { expect, type Locator, type Page } from "@playwright/test";

/** A way through a form: names of fields as the form shows them, and positions of items. */
export type FormPath = readonly (string | number)[];

/** The field or the item at the end of a way; what is folded up before it is opened. */
export async function partAt(page: Page, path: FormPath): Promise<Locator> {
  let part = page.locator("body");
  const parts = path.map((step) => {
    part = typeof step === "number" ? itemsOf(part).nth(step) : fieldIn(part, step);
    return part;
  });
  // Most parts stand open beside the one before.
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

/** A field by the name the form shows, at whatever depth; the package isolates the name's direction. */
const fieldIn = (part: Locator, name: string): Locator =>
  part.locator(`section[data-field-type][aria-label*="\u2068${name}\u2069"]`).first();

/** Items of a list, without those of lists within it. */
const itemsOf = (list: Locator): Locator =>
  list.locator(".item-list").first().locator(":scope > .item-wrapper");

/** What is far from the window is not drawn, so that a part's own button has to be waited for. */
async function openUntilShown(part: Locator, next: Locator): Promise<void> {
  const fold = part.locator("button[aria-controls][aria-expanded]").first();
  await part.scrollIntoViewIfNeeded();
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  await expect(next).toBeAttached();
}

/** Writes into fields, or chooses in them, by the names the form shows. */
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

/** Short lists are open in the form, long ones below a button. */
async function choose(page: Page, field: Locator, value: string): Promise<void> {
  const closed = field.getByRole("combobox");
  const radio = field.getByRole("radio", { name: value });
  const box = field.getByRole("checkbox", { name: value });
  await expect(closed.or(radio).or(box).first()).toBeVisible();
  if (await radio.isVisible()) {
    // A group takes clicks once it has made its radios reachable by keyboard.
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

/** Adds an item at the end of a list, and returns the way to it. */
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

export async function removeItem(page: Page, list: FormPath, position: number): Promise<void> {
  const item = await partAt(page, [...list, position]);
  await item.getByRole("button", { name: "Kaldır", exact: true }).first().click();
}

/** @param choice of the item's menu: "Çoğalt", "Üste Öğe Ekle" */
export async function useItemMenu(
  page: Page,
  list: FormPath,
  position: number,
  choice: string,
): Promise<void> {
  const item = await partAt(page, [...list, position]);
  await item.getByRole("button", { name: "Madde seçenekleri", exact: true }).first().click();
  await page.getByRole("menuitem", { name: choice, exact: true }).click();
}

/** Moves an item with the keyboard, as its handle offers it. */
export async function moveItem(
  page: Page,
  list: FormPath,
  position: number,
  key: "ArrowUp" | "ArrowDown",
): Promise<void> {
  const item = await partAt(page, [...list, position]);
  await item.locator('[data-action="reorder"]').first().press(key);
}
