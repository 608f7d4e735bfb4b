import { expect, test } from "@playwright/test";
import { slugOf } from "../../../src/lib/turkish";
import { unhandled } from "../../specification/notices";
import { notFound, products } from "../../support/real-content";
import { openAlive } from "../support/open-alive";
import { endingWith } from "../support/words";

const [product] = products;
if (!product) throw new Error("There is no product.");

/** An address as a hasty hand types it: its last letter but one is missing. */
const mistyped = product.route.replace(/.(?=.$)/, "");

test("an unknown path shows the fixed screen, helps in Turkish and logs the path", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await page.goto(mistyped);
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.getByText(notFound.message)).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: notFound.homeLabel })).toHaveAttribute("href", "/");
  await expect.poll(() => logged.some((text) => text.includes(mistyped))).toBe(true);
  await expect(page.getByRole("main").locator(`a[href="${product.route}"]`)).toBeVisible();
  expect(broken).toEqual([]);

  await test.step("the search forgives Turkish letters", async () => {
    await page.getByRole("searchbox").fill(slugOf(product.name).replaceAll("-", " "));
    const first = page.getByRole("main").getByRole("listitem").first();
    await expect(first).toContainText(product.name);
    await first.getByRole("link").click();
    await expect(page).toHaveURL(endingWith(product.route));
  });
});

test("an error in a page shows the error screen with its message, and the next page works", async ({
  page,
}) => {
  const to = "/kvkk";
  await openAlive(page, "/");
  await page.route(`**/page-data${to}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.kvkkPage.banner = null;
    await route.fulfill({ json });
  });
  const footer = page.getByRole("contentinfo");
  await footer.locator(`a[href="${to}"]`).click();
  await expect(page.getByRole("heading", { name: unhandled })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("null");
  await footer.locator('a[href="/iletisim"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(unhandled)).toHaveCount(0);
});

/** Gatsby decodes what follows `#` while it renders, outside of every boundary. */
test.describe("where React gives up the whole page", () => {
  test("it becomes what it is without scripts", async ({ page }) => {
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(error.message));
    await page.goto("/sss#%");
    await page.waitForSelector("html[data-scripts=failed]");
    await page.locator("main summary").first().click();
    await expect(page.locator("main details p").first()).toBeVisible();
    await page.getByRole("contentinfo").locator('a[href="/kvkk"]').click();
    await expect(page).toHaveURL(endingWith("/kvkk"));
    expect(broken).not.toEqual([]);
  });

  test("after going to another one, that one is loaded anew", async ({ page }) => {
    await openAlive(page, "/kvkk");
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.textContent()) ?? "";
    await page.getByRole("contentinfo").locator('a[href="/iletisim"]').click();
    await expect(page).toHaveURL(endingWith("/iletisim"));
    await expect(heading).not.toHaveText(before);
    const title = await heading.textContent();
    await page.evaluate(() => window.location.assign("#%"));
    await page.waitForSelector("html[data-scripts=failed]");
    await expect(heading).toHaveText(title ?? "");
  });
});
