import { expect, type Page, test } from "@playwright/test";
import { cards, choices, home, products } from "../../__tests__/support/real-content";
import { strings } from "../../src/lib/interface-strings";
import { slugOf } from "../../src/lib/turkish";
import { devices } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { endingWith, startingWith } from "../support/words";

const catalogue = (page: Page) => page.locator("#katalog");
const shownCards = (page: Page) => catalogue(page).locator("[data-card]:visible");
const choice = (page: Page, name: string) =>
  catalogue(page).getByRole("button", { name: startingWith(name) });
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

const [all, ...categories] = choices;
if (!all) throw new Error("The filter offers nothing.");
const addressFor = (category: string) => (category === all.name ? "/" : `/?kategori=${slugOf(category)}`);

async function showsCategory(page: Page, { name, count }: { name: string; count: number }): Promise<void> {
  await expect(shownCards(page)).toHaveCount(count);
  await expect(choice(page, name)).toHaveAttribute("aria-pressed", "true");
  await expect(catalogue(page).getByRole("status")).toHaveText(strings.resultCount(count));
  expect(addressOf(page)).toBe(addressFor(name));
}

test("a category shows only its cards, says how many, stands in the address, and back undoes it", async ({
  page,
}) => {
  await openAlive(page, "/", "#katalog button");
  await showsCategory(page, all);
  const picture = catalogue(page).locator("img").first();
  await picture.evaluate((image) => image.setAttribute("data-same", ""));
  for (const category of categories) {
    await choice(page, category.name).click();
    await showsCategory(page, category);
  }
  await test.step("back leads to the category before", async () => {
    await page.goBack();
    await showsCategory(page, categories.at(-2) ?? all);
  });
  await test.step("all cards come back, with the pictures they had", async () => {
    await catalogue(page).getByRole("button", { name: home.catalogue.showAllLabel }).click();
    await showsCategory(page, all);
    await expect(picture).toHaveAttribute("data-same", "");
  });
});

test("a shared address opens filtered, one with an unknown category with all cards", async ({ page }) => {
  const [category = all] = categories;
  await openAlive(page, addressFor(category.name), "#katalog button");
  await showsCategory(page, category);
  await openAlive(page, "/?kategori=yok", "#katalog button");
  await expect(shownCards(page)).toHaveCount(all.count);
});

for (const { device, options } of devices)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("the hero leads down to the catalogue, and a card to the top of its page", async ({ page }) => {
      await openAlive(page, "/", "#katalog button");
      await page.getByRole("link", { name: home.hero.catalogueLabel }).click();
      await expect(catalogue(page).getByRole("heading", { level: 2 })).toBeInViewport();
      const { title = "", route = "" } = cards.at(-1) ?? {};
      const link = catalogue(page)
        .locator("[data-card]")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
        .getByRole("link");
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(endingWith(route));
      const name = products.find((product) => product.route === route)?.name ?? "";
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
