import { expect, type Page, test } from "@playwright/test";
import { practiceIds } from "#src/domain/fixed-ids.ts";
import { strings } from "#src/domain/interface-strings.ts";
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
  needed(site.derived.priceAnswer, "answer on prices");
  await openAlive(page, first.route);
  const voices = page.locator("[aria-live=assertive]:not(:empty)");
  await expect(voices).toHaveCount(0);
  const before = await page.title();
  await main(page).getByRole("link", { name: strings.practice.priceList }).click();
  await test.step("the page's title is announced once", async () => {
    // Gatsby removes the old title some time before it adds the new one.
    await expect.poll(async () => ["", before].includes(await page.title())).toBe(false);
    await expect(voices).toHaveText([await page.title()]);
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
  });
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
    // The last moves most while what is above it loads.
    const id = needed(ids.at(-1), "section on the home page");
    await page.goto("about:blank");
    await page.goto(`/#${id}`);
    await page.waitForLoadState("networkidle");
    const header = await page.locator("header").boundingBox();
    const section = async () => await page.locator(`#${id}`).boundingBox();
    const offset = async () => Math.abs(((await section())?.y ?? 0) - (header?.height ?? 0));
    await expect.poll(offset, { message: id }).toBeLessThan(60);
  });
});

test("a refused form keeps its reason after Back", async ({ page }) => {
  await openAlive(page, `${failedRoute}#cok-fazla`);
  const reason = main(page).locator("p[id]").filter({ visible: true });
  await expect(reason).toHaveCount(1);
  const before = await reason.textContent();
  // Leaves by a link and comes back, both without loading a page.
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(reason).toHaveText([before ?? ""]);
});
