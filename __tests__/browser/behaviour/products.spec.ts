import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { productListAddress as address, productSearchId } from "../../../src/lib/product-list";
import { productListStrings } from "../../../src/lib/product-list-strings";
import { withoutLinks } from "../../../src/lib/text-links";
import { slugOf } from "../../../src/lib/turkish";
import { home, products, productsPage } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { cutTexts } from "../support/cut-texts";
import { devices } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { sheetsOf } from "../support/sheets";
import { endingWith, startingWith } from "../support/words";

const rows = (page: Page) => page.locator("[data-row]").filter({ visible: true });
const names = (page: Page) => rows(page).locator("th a").allTextContents();
const field = (page: Page) => page.getByRole("searchbox", { name: productsPage.search.label });
const category = (page: Page, name: string) => page.getByRole("radio", { name: startingWith(name) });
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", {
    name: new RegExp(`^${productListStrings.choose}\\s*: ${name.replace(/[()]/g, "\\$&")}$`),
  });
const comparison = (page: Page) => page.locator("#karsilastirma");
const open = (page: Page, search = "") => openAlive(page, `${address}${search}`, "main button, main input");

/** Products of a category, and how many. */
const of = (name: string) =>
  products.filter(({ catalogue }) => catalogue.some((card) => card.category === name));
const [one, two, three, four] = products;
if (!one || !two || !three || !four) throw new Error("The site has fewer than four products.");

test("a product is found by what it is also called, a column sorts, a category shows only its products", {
  tag: "@everywhere",
}, async ({ page }) => {
  await open(page);
  await test.step("the search", async () => {
    const { name, keywords = [] } = one;
    const [keyword = name] = keywords;
    for (const wanted of [keyword.toUpperCase(), slugOf(keyword).replaceAll("-", " ")]) {
      await field(page).fill(wanted);
      await expect.poll(() => names(page)).toContain(name);
    }
    await field(page).fill("xqzwx");
    await expect(page.getByRole("status").first()).toHaveText(withoutLinks(productsPage.search.noResult));
    await expect(rows(page)).toHaveCount(0);
    await expect(page.locator("main thead")).toBeHidden();
    await field(page).fill("");
    await expect(rows(page)).toHaveCount(products.length);
  });
  await test.step("a column's button sorts, and the column says so", async () => {
    const before = await names(page);
    const head = page.locator("thead [data-col=name]");
    const button = page.getByRole("button", { name: productListStrings.sortBy.name });
    await expect(head).not.toHaveAttribute("aria-sort");
    await button.click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    const ascending = await names(page);
    expect([...ascending].sort()).toEqual([...before].sort());
    await button.click();
    await expect(head).toHaveAttribute("aria-sort", "descending");
    expect(await names(page)).toEqual([...ascending].reverse());
    await page.getByRole("button", { name: productListStrings.sortBy.turnaround }).click();
    await expect(head).not.toHaveAttribute("aria-sort");
    await expect(page.locator("[aria-sort]")).toHaveCount(1);
  });
  await test.step("a category stands in the address", async () => {
    for (const name of home.catalogue.categories) {
      await category(page, name).check();
      await expect(rows(page)).toHaveCount(of(name).length);
      await expect(page.getByRole("status").first()).toContainText(strings.resultCount(of(name).length));
      expect(new URL(page.url()).searchParams.get("kategori")).toBe(slugOf(name));
    }
    await page.goBack();
    await expect(rows(page)).toHaveCount(of(home.catalogue.categories.at(-2) ?? "").length);
  });
});

for (const { device, options, isPhone } of devices)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("three products stand side by side, no fourth, and the address shows them again", {
      tag: "@everywhere",
    }, async ({ page }) => {
      await open(page);
      for (const { name } of [one, two, three]) await box(page, name).check();
      await expect(box(page, four.name)).toBeDisabled();
      const heads = comparison(page)
        .getByRole("columnheader")
        .filter({ has: page.getByRole("link") });
      await expect(heads).toHaveCount(3);
      const slugs = [one, two, three].map(({ slug }) => slug).join(",");
      expect(page.url()).toMatch(endingWith(`?karsilastir=${slugs}`));

      await test.step("shared", async () => {
        await open(page, `?karsilastir=${slugs}#karsilastirma`);
        await expect(heads).toHaveCount(3);
        await expect(box(page, two.name)).toBeChecked();
      });
      await test.step("nothing is to be mended, and nothing is cut off", async () => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await expectAccessible(page, { finger: isPhone, within: "#karsilastirma" });
        expect(await cutTexts(page)).toEqual([]);
      });
      await test.step("one is taken away, then all", async () => {
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

test("rows in which products differ say so and can stand alone, and the comparison is copied as an address", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `?karsilastir=${one.slug},${two.slug}`);
  const all = comparison(page).locator("tbody tr");
  await expect(all.first()).toBeVisible();
  for (const row of await all.all()) {
    const cells = await row.locator("td").evaluateAll((found) => found.map(({ textContent }) => textContent));
    const differs = new Set(cells).size > 1;
    await expect(row.getByText(productListStrings.differs)).toHaveCount(differs ? 1 : 0);
  }
  const differing = await all.filter({ hasText: productListStrings.differs }).count();
  await comparison(page).getByLabel(productListStrings.onlyDifferences).check();
  await expect(all).toHaveCount(differing);
  await comparison(page).getByRole("button", { name: productListStrings.copy }).click();
  await expect(comparison(page).getByRole("status")).toHaveText(productListStrings.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(endingWith(`${address}?karsilastir=${one.slug},${two.slug}#karsilastirma`));
});

test("all of it works by keyboard, from an address that puts the cursor into the search", async ({
  page,
}) => {
  await open(page, `#${productSearchId}`);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport();
  await page.keyboard.type(one.name);
  await expect.poll(async () => (await names(page))[0]).toBe(one.name);
  await box(page, one.name).focus();
  await page.keyboard.press("Space");
  await expect(box(page, one.name)).toBeChecked();
  await expect(box(page, one.name)).toBeFocused();
  const link = page.getByRole("link", { name: productListStrings.toComparison });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(comparison(page).getByRole("heading", { level: 2 })).toBeInViewport();
});

test("an address that names nothing shows the table and no comparison", async ({ page }) => {
  await open(page, "?kategori=yok&karsilastir=%,../x");
  await expect(rows(page)).toHaveCount(products.length);
  await expect(comparison(page).locator("table")).toHaveCount(0);
});

test("three products print on one A4 page, and nothing but they", { tag: "@everywhere" }, async ({
  page,
}) => {
  const longest = [...products]
    .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    .slice(0, 3);
  await open(page, `?karsilastir=${longest.map(({ slug }) => slug).join(",")}`);
  await expect(comparison(page).locator("table")).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main section").filter({ visible: true })).toHaveCount(1);
  for (const { name } of longest)
    await expect(comparison(page).getByText(name, { exact: true })).toBeVisible();
});

test("what was typed and ticked before scripts ran is searched for and chosen, beside what the address names", async ({
  page,
}) => {
  const { release } = await openSlowly(page, `${address}?karsilastir=${one.slug}`);
  await box(page, two.name).check();
  await field(page).fill(one.keywords?.[0] ?? one.name);
  release();
  await expect.poll(async () => (await names(page))[0]).toBe(one.name);
  await expect(box(page, one.name)).toBeChecked();
  await expect(page).toHaveURL(endingWith(`?karsilastir=${one.slug},${two.slug}`));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all products are there by category, and nothing that would not answer", {
    tag: "@everywhere",
  }, async ({ page }) => {
    await page.goto(address);
    await expect(rows(page)).toHaveCount(products.length);
    await expect(field(page)).toBeHidden();
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
    await expect(page.locator("main").getByRole("checkbox")).toHaveCount(0);
    for (const name of home.catalogue.categories) {
      await category(page, name).check();
      await expect(rows(page)).toHaveCount(of(name).length);
    }
  });
});
