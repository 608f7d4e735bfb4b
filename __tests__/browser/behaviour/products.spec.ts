import { expect, type Page, test } from "@playwright/test";
import { formatQuantity } from "#src/domain/format.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { productListAddress as address, productSearchId } from "#src/domain/product-list.ts";
import { withoutLinks } from "#src/domain/text-links.ts";
import { slugOf } from "#src/domain/turkish.ts";
import { productListStrings } from "#src/features/product-list/product-list-strings.ts";
import { filters, products, productsPage } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { phone } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { sharePage } from "../support/share-page";
import { sheet, sheetsOf } from "../support/sheets";
import { endingWith, startingWith } from "../support/words";

const table = (page: Page) => page.getByRole("table", { name: productsPage.table.title });
const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const names = (page: Page) => rows(page).getByRole("rowheader").getByRole("link").allTextContents();
const field = (page: Page) => page.getByRole("searchbox", { name: productsPage.search.label });
const category = (page: Page, name: string) => page.getByRole("radio", { name: startingWith(name) });
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", {
    name: new RegExp(`^${productListStrings.choose}\\s*: ${name.replace(/[()]/g, "\\$&")}$`),
  });
const comparison = (page: Page) => page.locator("#karsilastirma");
const open = (page: Page) => openAlive(page, address, "main button, main input");

const of = (name: string) =>
  products.filter(({ catalogue }) => catalogue.some((card) => card.category === name));
/** Products with most comparable facts first. */
const [one, two = one, three = one, four = one] = [...products].sort(
  (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
);
if (!one || !two || !three || !four) throw new Error("There is no product.");
test.skip(products.length < 4, "the content has fewer than four products");

test("searches, sorts and filters the list", async ({ page }) => {
  await openAlive(page, "/");
  await test.step("the header's link leads into the search", async () => {
    await page.locator(`header a[href="${address}#${productSearchId}"]`).click();
    await expect(field(page)).toBeFocused();
  });
  await test.step("the head of the comparison column takes one line", async () => {
    const head = table(page).locator("thead [data-col=compare] > span");
    expect(await head.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
  await test.step("the search", async () => {
    await field(page).fill(slugOf(one.keywords?.[0] ?? one.name).replaceAll("-", " "));
    await expect.poll(() => names(page)).toContain(one.name);
    await field(page).fill("xqzwx");
    await expect(page.getByRole("status").first()).toHaveText(withoutLinks(productsPage.search.noResult));
    await expect(rows(page)).toHaveCount(0);
    await field(page).fill("");
    await expect(rows(page)).toHaveCount(products.length);
  });
  await test.step("a column's button sorts and sets aria-sort", async () => {
    const before = await names(page);
    const button = page.getByRole("button", { name: productListStrings.sortBy.name });
    const head = page.getByRole("columnheader").filter({ has: button });
    await expect(head).not.toHaveAttribute("aria-sort");
    await button.click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    const ascending = await names(page);
    expect([...ascending].sort()).toEqual([...before].sort());
    await button.click();
    await expect(head).toHaveAttribute("aria-sort", "descending");
    expect(await names(page)).toEqual([...ascending].reverse());
  });
  await test.step("the category is in the URL", async () => {
    const [previous, last] = filters.slice(-2);
    if (previous === undefined || last === undefined) return;
    for (const name of [previous, last]) {
      await category(page, name).check();
      await expect(rows(page)).toHaveCount(of(name).length);
      await expect(page.getByRole("status").first()).toContainText(strings.resultCount(of(name).length));
      expect(new URL(page.url()).searchParams.get("kategori")).toBe(slugOf(name));
    }
    await page.goBack();
    await expect(rows(page)).toHaveCount(of(previous).length);
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  const livePage = sharePage(open, phone);

  test("Enter closes the keyboard and shows what was found", async () => {
    const page = livePage();
    await field(page).tap();
    await field(page).fill(one.name);
    await field(page).press("Enter");
    await expect(field(page)).not.toBeFocused();
    await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
    await field(page).fill("");
  });

  test("compares three products and no fourth", {
    tag: "@everywhere",
  }, async () => {
    const page = livePage();
    for (const { name } of [one, two, three]) await box(page, name).check();
    await expect(box(page, four.name)).toBeDisabled();
    const heads = comparison(page)
      .getByRole("columnheader")
      .filter({ has: page.getByRole("link") });
    await expect(heads).toHaveCount(3);
    const slugs = [one, two, three].map(({ slug }) => slug).join(",");
    await expect(page).toHaveURL(endingWith(`${address}?karsilastir=${slugs}`));

    await test.step("is accessible and cuts no text off", async () => {
      await expectAccessible(page, { finger: true, within: "#karsilastirma" });
      expect(await cutTexts(page)).toEqual([]);
    });
    await test.step("shows only rows that differ", async () => {
      const all = comparison(page).locator("tbody tr:not([data-print=hide])");
      const texts = await all.evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
      );
      const differing = texts.filter((cells) => new Set(cells).size > 1).length;
      await comparison(page).getByLabel(productListStrings.onlyDifferences).check();
      await expect(all).toHaveCount(differing);
      await comparison(page).getByLabel(productListStrings.onlyDifferences).uncheck();
    });
    await test.step("prints the comparison alone, on one sheet if it fits", async () => {
      const sheets = await sheetsOf(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("main section").filter({ visible: true })).toHaveCount(1);
      for (const { name } of [one, two, three])
        await expect(comparison(page).getByText(name, { exact: true })).toBeVisible();
      await page.setViewportSize(sheet);
      const table = await comparison(page).getByRole("table").boundingBox();
      expect(table?.width, "as wide as the sheet").toBeGreaterThan(sheet.width * 0.9);
      // The longest products of another laboratory may take more.
      const { height } = (await page.locator("body").boundingBox()) ?? { height: 0 };
      if (height <= sheet.height) expect(sheets).toBe(1);
      await page.emulateMedia({ media: null });
    });
    await test.step("keeps the names at the edge of a low window", async () => {
      for (const width of [1280, 844]) {
        await page.setViewportSize({ width, height: 390 });
        await comparison(page).getByRole("row").last().scrollIntoViewIfNeeded();
        await expect.poll(async () => (await heads.first().boundingBox())?.y).toBe(0);
      }
    });
    await test.step("removes one, then all", async () => {
      await comparison(page)
        .getByRole("button", { name: productListStrings.remove(two.name) })
        .click();
      await expect(heads).toHaveCount(2);
      await expect(box(page, four.name)).toBeEnabled();
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await comparison(page).getByRole("button", { name: productListStrings.clear }).click();
      await expect(heads).toHaveCount(0);
      expect(new URL(page.url()).search).toBe("");
    });
  });
});

test("keeps what was typed and ticked before hydration", async ({ page }) => {
  const { release } = await openSlowly(page, `${address}?karsilastir=${one.slug}`);
  await box(page, two.name).check();
  await field(page).fill(one.name);
  release();
  await expect.poll(async () => (await names(page))[0]).toBe(one.name);
  await expect
    .poll(() => new URL(page.url()).searchParams.get("karsilastir"))
    .toBe(`${one.slug},${two.slug}`);
  await box(page, one.name).focus();
  await page.keyboard.press("Space");
  await expect(box(page, one.name)).not.toBeChecked();
  await expect(box(page, one.name)).toBeFocused();
  await page.getByRole("link", { name: productListStrings.toComparison }).focus();
  await page.keyboard.press("Enter");
  await expect(comparison(page).getByRole("heading", { level: 2 })).toBeInViewport();
});

/** Searches, filters, sorts, chooses a day and a product; returns the resulting list. */
async function lookFor(page: Page): Promise<string[]> {
  const [kind = ""] = [...productsPage.filter.categories].sort((a, b) => of(b).length - of(a).length);
  if (filters.length > 0) await category(page, kind).check();
  // The search takes short words as whole ones.
  const words = of(kind).flatMap(({ name }) => name.split(/[\s-]+/));
  await field(page).fill([...words].sort((a, b) => b.length - a.length)[0] ?? "");
  await page.getByRole("button", { name: productListStrings.sortBy.name }).click();
  await expect(page.locator("thead [aria-sort=ascending]")).toHaveCount(1);
  const [shown = ""] = await names(page);
  await box(page, shown).check();
  return names(page);
}

test("back from a product restores the list", async ({ page }) => {
  // Keeps the page out of the back/forward cache.
  await page.addInitScript(() => window.addEventListener("unload", () => undefined));
  await open(page);
  const before = await lookFor(page);
  const wanted = await field(page).inputValue();
  const [shown = ""] = before;
  const link = rows(page).first().getByRole("link", { name: shown });
  const ways = {
    "within the site": () => link.click(),
    "loaded anew": async () => page.goto((await link.getAttribute("href")) ?? ""),
  };
  for (const [way, leave] of Object.entries(ways))
    await test.step(way, async () => {
      await leave();
      await expect(page.getByRole("heading", { level: 1, name: shown })).toBeVisible();
      await page.goBack();
      await expect(field(page)).toHaveValue(wanted);
      await expect.poll(() => names(page)).toEqual(before);
      await expect(box(page, shown)).toBeChecked();
      await expect(page.locator("thead [aria-sort=ascending]")).toHaveCount(1);
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("lists all products with their working days and no dead controls", async ({ page }) => {
    await page.goto(address);
    await expect(rows(page)).toHaveCount(products.length);
    for (const { name, turnaround } of products)
      if (turnaround)
        await expect(
          rows(page).filter({ has: page.getByRole("rowheader").getByRole("link", { name, exact: true }) }),
        ).toContainText(formatQuantity(turnaround));
    await expect(page.locator("[data-axis] > i")).toHaveCount(0);
    await expect(page.locator("main :is(button, input:not([type=radio])):visible")).toHaveCount(0);
    for (const name of filters) {
      await category(page, name).check();
      await expect(rows(page)).toHaveCount(of(name).length);
    }
  });
});
