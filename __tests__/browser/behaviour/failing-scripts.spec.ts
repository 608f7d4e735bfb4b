import { expect, test } from "@playwright/test";
import { openWithFailing, scriptFailures } from "../support/fail-scripts";
import { hydrated } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";

for (const failure of scriptFailures)
  test(`${failure.how} every slide shows, and nothing that only scripts could answer`, async ({ page }) => {
    await openWithFailing(page, "/hakkimizda", failure);
    for (const slide of await page.locator("[data-slide]").all()) await expect(slide).toBeVisible();
    await expect(page.locator("[data-carousel-controls]")).toBeHidden();
    await expect(page.locator("main")).toContainText(/\S/);
  });

test("scripts that come late after all make the page live", async ({ page }) => {
  const { release } = await openSlowly(page, "/hakkimizda");
  await page.evaluate(() => document.documentElement.setAttribute("data-scripts", "failed"));
  await page.mouse.wheel(0, 1);
  release();
  await hydrated(page);
  await expect(page.locator("[data-carousel-controls]")).toBeVisible();
});
