import { expect, test } from "@playwright/test";
import { unhandled } from "../../specification/notices";
import { notFound, products } from "../../support/real-content";
import { openAlive } from "../support/open-alive";

const [product] = products;
if (!product) throw new Error("There is no product.");

/** An address as a hasty hand types it: its last letter but one is missing. */
const mistyped = product.route.replace(/.(?=.$)/, "");

test("an unknown path shows the fixed screen, offers the page that was meant and logs the path", async ({
  page,
}) => {
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

test("where React gives up the whole page, the one that is shown becomes what it is without scripts", async ({
  page,
}) => {
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await openAlive(page, "/kvkk");
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  await page.getByRole("contentinfo").locator('a[href="/iletisim"]').click();
  await expect(heading).not.toHaveText(before);
  const title = (await heading.textContent()) ?? "";
  // Gatsby decodes what follows `#` while it renders, outside of every boundary.
  await page.evaluate(() => window.location.assign("#%"));
  await page.waitForSelector("html[data-scripts=failed]");
  await expect(heading).toHaveText(title);
  await page.getByRole("contentinfo").locator('a[href="/kvkk"]').click();
  await expect(heading).toHaveText(before);
  expect(broken).not.toEqual([]);
});
