import { expect, test } from "@playwright/test";
import { unhandled } from "../../specification/notices";
import { notFound, products } from "../../support/real-content";
import { openAlive } from "../support/open-alive";
import { endingWith } from "../support/words";

const [product] = products;
if (!product) throw new Error("There is no product.");

/** An address as a hasty hand types it: its last letter but one is missing. */
const mistyped = product.route.replace(/.(?=.$)/, "");

test("an unknown path shows the fixed screen, offers the page that was meant and logs the path", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.goto(mistyped);
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
  await expect.poll(() => logged.some((text) => text.includes(mistyped))).toBe(true);
  await expect(page.getByRole("main").locator(`a[href="${product.route}"]`)).toBeVisible();
});

test("an error in a page shows the error screen with its message, and the next page works; where React gives up the whole page, the one that is shown becomes what it is without scripts", async ({
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
  const follow = (path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
  await follow(to);
  await expect(page.getByRole("heading", { name: unhandled })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("null");
  await follow("/iletisim");
  await expect(page.getByText(unhandled)).toHaveCount(0);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const title = (await heading.textContent()) ?? "";
  // Gatsby decodes what follows `#` while it renders, outside of every boundary.
  await page.evaluate(() => window.location.assign("#%"));
  await page.waitForSelector("html[data-scripts=failed]");
  await expect(heading).toHaveText(title);
  await follow(to);
  await expect(page).toHaveURL(endingWith(to));
  await expect(heading).not.toHaveText(title);
});
