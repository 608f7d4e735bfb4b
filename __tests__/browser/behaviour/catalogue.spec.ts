import { expect, type Page, test } from "@playwright/test";
import { strings } from "#src/domain/interface-strings.ts";
import { slugOf } from "#src/domain/turkish.ts";
import { choices, filters, catalogue as inContent, products } from "../../support/real-content";
import { phone } from "../support/devices";
import { neededByAll } from "../support/needed";
import { openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { endingWith, startingWith } from "../support/words";

const own = neededByAll(inContent, "catalogue on the home page");
const catalogue = (page: Page) => page.locator(`#${own.id}`);
/** Links of the visible cards. */
const shownCards = (page: Page) => catalogue(page).getByRole("link", { name: startingWith(own.detailLabel) });
const choice = (page: Page, name: string) => catalogue(page).getByRole("radio", { name: startingWith(name) });
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

const [all, ...categories] = choices;
if (!all) throw new Error("The filter offers nothing.");
test.skip(filters.length === 0, "All products are in one category.");
const addressFor = (category: string) => (category === all.name ? "/" : `/?kategori=${slugOf(category)}`);

async function showsCategory(page: Page, { name, count }: { name: string; count: number }): Promise<void> {
  await expect(shownCards(page)).toHaveCount(count);
  await expect(choice(page, name)).toBeChecked();
  await expect(catalogue(page).getByRole("status")).toHaveText(strings.cardCount(count));
  expect(addressOf(page)).toBe(addressFor(name));
}

test("a chosen category filters the cards and is kept in the address", async ({ page }) => {
  const { release } = await openSlowly(page, "/");
  const [first = all] = categories;
  await choice(page, first.name).check();
  await expect(shownCards(page)).toHaveCount(first.count);
  release();
  await expect(page).toHaveURL(endingWith(addressFor(first.name)));
  await showsCategory(page, first);
  for (const category of categories.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await showsCategory(page, category);
  }
  await test.step("Back restores the previous category", async () => {
    const previous = categories.at(-2);
    if (!previous) return;
    await page.goBack();
    await showsCategory(page, previous);
  });
  await test.step("a card opens the top of its page", async () => {
    await choice(page, all.name).check();
    await showsCategory(page, all);
    const link = shownCards(page).last();
    const to = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(endingWith(to));
    const name = products.find(({ route }) => route === to)?.name ?? "";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("a URL selects its category, an unknown category all cards", async ({ page }) => {
  const [category = all] = categories;
  for (const [address, { name, count }] of [
    [addressFor(category.name), category],
    ["/?kategori=%E0%A4%A", all],
  ] as const) {
    await openAlive(page, address, `#${own.id} label`);
    await expect(choice(page, name)).toBeChecked();
    await expect(shownCards(page)).toHaveCount(count);
  }
});

test.describe("on a phone", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("names of categories in one line are apart", { tag: "@everywhere" }, async ({ page }) => {
    await page.goto("/");
    const gaps = await catalogue(page)
      .getByRole("radiogroup")
      .evaluate((group) => {
        const boxes = [...group.querySelectorAll("label")].map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          range.setStartAfter(label.querySelector("input") ?? label);
          return range.getBoundingClientRect();
        });
        return boxes.slice(1).flatMap((box, i) => {
          const before = boxes[i];
          return before && before.bottom > box.top ? [box.left - before.right] : [];
        });
      });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  });
});
