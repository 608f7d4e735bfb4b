import { expect, type Page, test } from "@playwright/test";
import { contact, site } from "../../support/real-content";
import { phone } from "../support/devices";

const addresses = contact.map ? [site, ...(site.branches ?? [])].length : 0;

test.use(phone);
test.skip(addresses === 0, "The contact page has no map.");

/** Answers for the map's host; records its requests and what the policy refuses. */
async function watchMap(page: Page) {
  const fetched: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.route(/openstreetmap/, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  return { fetched, refused };
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the map loads once it is near, without a click", async ({ page }) => {
      const { fetched, refused } = await watchMap(page);
      await page.goto("/iletisim");
      await page.waitForLoadState("networkidle");
      expect(fetched).toEqual([]);
      for (const frame of await page.locator("main iframe").all()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame.contentFrame().getByText("map")).toBeVisible();
      }
      expect(fetched).toHaveLength(addresses);
      expect(refused).toEqual([]);
    });
  });

test("the address and the directions stay where the map is blocked", async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.abort("blockedbyclient"));
  await page.goto("/iletisim");
  const map = page.locator("[aria-labelledby=harita]");
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText(site.address.street)).toBeInViewport();
  await expect(map.getByRole("link").first()).toBeInViewport();
});
