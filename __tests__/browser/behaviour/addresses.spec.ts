import { expect, type Page, test } from "@playwright/test";
import { practiceIds } from "../../../src/domain/fixed-ids";
import { strings } from "../../../src/domain/interface-strings";
import { failedRoute, products, site } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";

const [first] = products;
if (!first) throw new Error("There is no product.");
const { name } = first;

const main = (page: Page) => page.getByRole("main");
const search = (page: Page) => main(page).getByRole("searchbox").fill(name);
const link = (page: Page) => main(page).getByRole("link", { name, exact: true }).first();

let errors: string[];
test.beforeEach(({ page }) => {
  errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
});
test.afterEach(() => expect(errors).toEqual([]));

test("an undecodable path leads to a working not-found page", async ({ page }) => {
  await openAlive(page, "/%E0%A4%A", "main input");
  await search(page);
  await expect(link(page)).toBeVisible();
});

test("a link to a section of another page ends at the section", async ({ page }) => {
  needed(site.parts.priceAnswer, "answer on prices");
  await openAlive(page, first.route);
  await main(page).getByRole("link", { name: strings.practice.priceList }).click();
  const answer = page.locator(`#${practiceIds.priceList}`);
  await expect(answer).toBeInViewport();
  // Content loaded above it later does not move it.
  await page.waitForLoadState("networkidle");
  await expect(answer).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ ...phone, ...withMotion });

  test("an address with an anchor opens the home page at its section", async ({ page }) => {
    await page.goto("/");
    const ids = await page.locator("main > section[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    // The last moves most while what is above it loads.
    for (const id of new Set([ids[0], ids.at(-1)])) {
      await page.goto("about:blank");
      await page.goto(`/#${id}`);
      await page.waitForLoadState("networkidle");
      const header = await page.locator("header").boundingBox();
      const section = async () => await page.locator(`#${id}`).boundingBox();
      const offset = async () => Math.abs(((await section())?.y ?? 0) - (header?.height ?? 0));
      await expect.poll(offset, { message: id }).toBeLessThan(60);
    }
  });
});

/** Leaves the page by a link and comes back, both without loading a page. */
async function leaveAndReturn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${pathname}#`));
}

test("a refused form keeps its reason after Back", async ({ page }) => {
  await openAlive(page, `${failedRoute}#cok-fazla`);
  const reason = main(page).locator("p[id]").filter({ visible: true });
  await expect(reason).toHaveCount(1);
  const before = await reason.textContent();
  await leaveAndReturn(page);
  await expect(reason).toHaveText([before ?? ""]);
});
