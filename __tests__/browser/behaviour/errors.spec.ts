import { expect, type Page, test } from "@playwright/test";
import { unhandled } from "../../specification/notices";
import { labels } from "../../support/form-labels";
import { notFound, products, receivedRoute } from "../../support/real-content";
import { openAlive, scriptsFailed } from "../support/open-alive";
import { endingWith } from "../support/words";

const [product] = products;
if (!product) throw new Error("There is no product.");

/** A mistyped address, without its last letter but one. */
const mistyped = product.route.replace(/.(?=.$)/, "");

test("an unknown path shows the not-found page with a suggestion", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.goto(mistyped);
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
  await expect.poll(() => logged.some((text) => text.includes(mistyped))).toBe(true);
  const main = page.getByRole("main");
  await expect(main.locator(`a[href="${product.route}"]`)).toBeVisible();
  await main.getByRole("searchbox").fill("xqzw");
  await expect(main.getByText(notFound.noResult)).toBeVisible();
});

const follow = (page: Page, path: string) =>
  page.locator(`:is(header, footer) a[href="${path}"]`).filter({ visible: true }).first().click();

/** Makes React fail: an element it is about to change has moved. */
const breakPage = (page: Page) =>
  page.evaluate(() => {
    Node.prototype.removeChild = () => {
      throw new DOMException("The node to be removed is not a child of this node.", "NotFoundError");
    };
  });

/** Makes React remove an element: correcting a field removes its error. */
async function changePage(page: Page): Promise<void> {
  const message = page.getByLabel(labels.message);
  await message.evaluate((field: HTMLTextAreaElement) => field.reportValidity());
  await expect(message).toHaveAttribute("aria-invalid");
  await message.fill("Merhaba");
}

/** Empties a page's data, whenever it is fetched; pages fetch those of their visible links ahead. */
const breakData = (page: Page, path: string) =>
  page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data = {};
    await route.fulfill({ json });
  });

test("shows the error screen and recovers on the next page", async ({ page }) => {
  await breakData(page, "/kvkk");
  await openAlive(page, receivedRoute, "footer a");
  await follow(page, "/kvkk");
  await expect(page.getByRole("heading", { name: unhandled })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("missing from the content");
  await follow(page, "/iletisim");
  await expect(page.getByText(unhandled)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the first page falls back to its HTML when React fails", async ({ page }) => {
  await openAlive(page, "/iletisim", "main textarea");
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await breakPage(page);
  await changePage(page);
  await scriptsFailed(page);
  await expect(page.getByText(unhandled)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByLabel(labels.message)).toHaveValue("Merhaba");
  await follow(page, "/kvkk");
  await expect(page).toHaveURL(endingWith("/kvkk"));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
});

test("reloads a page reached by a link when React fails", async ({ page }) => {
  await openAlive(page, "/kvkk");
  await follow(page, "/iletisim");
  await expect(page.getByLabel(labels.message)).toBeVisible();
  // Otherwise React fails earlier, when it replaces what stands for a part that is loading.
  await expect(page.locator("[data-missing]")).toHaveCount(0);
  await breakPage(page);
  const loaded = page.waitForEvent("load");
  await changePage(page);
  await loaded;
  await expect(page.getByText(unhandled)).toHaveCount(0);
  await expect(page.getByLabel(labels.message)).toHaveValue("Merhaba");
});
