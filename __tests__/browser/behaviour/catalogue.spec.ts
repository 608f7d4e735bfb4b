import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { productListAddress } from "../../../src/lib/product-list";
import { slugOf } from "../../../src/lib/turkish";
import { cards, choices, home, products } from "../../support/real-content";
import { devices } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { endingWith, startingWith } from "../support/words";

const catalogue = (page: Page) => page.locator("#katalog");
const shownCards = (page: Page) => catalogue(page).locator("[data-card]:visible");
const choice = (page: Page, name: string) => catalogue(page).getByRole("radio", { name: startingWith(name) });
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

const [all, ...categories] = choices;
if (!all) throw new Error("The filter offers nothing.");
const addressFor = (category: string) => (category === all.name ? "/" : `/?kategori=${slugOf(category)}`);

async function showsCategory(page: Page, { name, count }: { name: string; count: number }): Promise<void> {
  await expect(shownCards(page)).toHaveCount(count);
  await expect(choice(page, name)).toBeChecked();
  await expect(catalogue(page).getByRole("status")).toHaveText(strings.cardCount(count));
  expect(addressOf(page)).toBe(addressFor(name));
}

test("a category shows only its cards, says how many, stands in the address, and back undoes it", async ({
  page,
}) => {
  await openAlive(page, "/", "#katalog label");
  await showsCategory(page, all);
  const picture = catalogue(page).locator("img").first();
  await picture.evaluate((image) => image.setAttribute("data-same", ""));
  for (const category of categories) {
    await choice(page, category.name).check();
    await showsCategory(page, category);
  }
  await test.step("back leads to the category before", async () => {
    await page.goBack();
    await showsCategory(page, categories.at(-2) ?? all);
  });
  await test.step("all cards come back, with the pictures they had", async () => {
    await choice(page, all.name).check();
    await showsCategory(page, all);
    await expect(picture).toHaveAttribute("data-same", "");
  });
});

test("a shared address opens filtered, one with an unknown category with all cards", async ({ page }) => {
  const [category = all] = categories;
  await openAlive(page, addressFor(category.name), "#katalog label");
  await showsCategory(page, category);
  await openAlive(page, "/?kategori=yok", "#katalog label");
  await expect(shownCards(page)).toHaveCount(all.count);
});

test("by keyboard the arrow keys choose, and each choice stands in the address", async ({ page }) => {
  await openAlive(page, "/", "#katalog label");
  await choice(page, all.name).focus();
  for (const category of categories.slice(0, 2)) {
    await page.keyboard.press("ArrowRight");
    await showsCategory(page, category);
  }
});

test("the link below leads to all products", async ({ page }) => {
  await page.goto("/");
  await catalogue(page).getByRole("link", { name: home.catalogue.showAllLabel }).click();
  await expect(page).toHaveURL(endingWith(productListAddress));
});

test("an address that names a category shows it before any script has come", async ({ page }) => {
  const [category = all] = categories;
  await page.route("**/*.js", () => undefined);
  await page.goto(addressFor(category.name), { waitUntil: "commit" });
  await expect(choice(page, category.name)).toBeChecked();
  await expect(shownCards(page)).toHaveCount(category.count);
});

test("what was chosen before scripts ran stays, and comes into the address", async ({ page }) => {
  await page.goto("/");
  const category = categories.at(-1) ?? all;
  await choice(page, category.name).check();
  await showsCategory(page, category);
});

for (const odd of ["/?kategori=%", "/?kategori=%E0%A4%A", '/?kategori="]'])
  test(`${odd} shows all cards`, async ({ page }) => {
    await openAlive(page, odd, "#katalog label");
    await expect(shownCards(page)).toHaveCount(all.count);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every category shows only its cards, and all come back", async ({ page }) => {
    await page.goto("/");
    for (const category of categories) {
      await choice(page, category.name).check();
      await expect(shownCards(page)).toHaveCount(category.count);
    }
    await choice(page, all.name).check();
    await expect(shownCards(page)).toHaveCount(all.count);
  });
});

for (const { device, options } of devices)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("the hero leads down to the catalogue, and a card to the top of its page", async ({ page }) => {
      await openAlive(page, "/", "#katalog label");
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
