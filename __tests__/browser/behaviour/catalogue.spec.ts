import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { slugOf } from "../../../src/lib/turkish";
import { cards, choices, home, products } from "../../support/real-content";
import { phone } from "../support/devices";
import { openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
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

test("a category that the arrow keys choose shows only its cards, says how many, stands in the address, and back undoes it", async ({
  page,
}) => {
  await openAlive(page, "/", "#katalog label");
  await showsCategory(page, all);
  const picture = catalogue(page).locator("img").first();
  await picture.evaluate((image) => image.setAttribute("data-same", ""));
  await choice(page, all.name).focus();
  for (const category of categories) {
    await page.keyboard.press("ArrowRight");
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

test("an address shows its category before any script has come, one with an unknown category all cards", {
  tag: "@everywhere",
}, async ({ page }) => {
  const [category = all] = categories;
  await page.route("**/*.js", () => undefined);
  const shows = async (address: string, { name, count }: typeof all) => {
    await page.goto(address, { waitUntil: "commit" });
    await expect(choice(page, name)).toBeChecked();
    await expect(shownCards(page)).toHaveCount(count);
  };
  await shows(addressFor(category.name), category);
  for (const odd of ["yok", "%", "%E0%A4%A", '"]']) await shows(`/?kategori=${odd}`, all);
  await page.unrouteAll();
  await openAlive(page, "/?kategori=%E0%A4%A", "#katalog label");
  await expect(shownCards(page)).toHaveCount(all.count);
});

test("what was chosen before scripts ran stays, and comes into the address", async ({ page }) => {
  const { release } = await openSlowly(page, "/");
  const category = categories.at(-1) ?? all;
  await choice(page, category.name).check();
  await expect(shownCards(page)).toHaveCount(category.count);
  release();
  await expect(page).toHaveURL(endingWith(addressFor(category.name)));
  await showsCategory(page, category);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every category shows only its cards, and all come back", { tag: "@everywhere" }, async ({ page }) => {
    await page.goto("/");
    for (const category of categories) {
      await choice(page, category.name).check();
      await expect(shownCards(page)).toHaveCount(category.count);
    }
    await choice(page, all.name).check();
    await expect(shownCards(page)).toHaveCount(all.count);
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the hero leads down to the catalogue, and a card to the top of its page", {
    tag: "@everywhere",
  }, async ({ page }) => {
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
