import { expect, test } from "@playwright/test";
import { contact } from "../../support/real-content";
import { needed } from "../support/needed";
import { openAlive } from "../support/open-alive";

test("loads the map only after a click", async ({ page }) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  await openAlive(page, "/iletisim", "main form");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(foreign).toEqual([]);
  await page
    .getByRole("button", { name: needed(contact.map, "map").showLabel })
    .first()
    .click();
  await expect(page.locator("iframe")).toBeFocused();
  await expect(page.frameLocator("iframe").getByText("map")).toBeVisible();
  expect(foreign).toHaveLength(1);
  expect(foreign[0]).toContain("https://www.openstreetmap.org/export/embed.html");
  expect(refused).toEqual([]);
});
