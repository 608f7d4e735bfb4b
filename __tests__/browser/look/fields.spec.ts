import { expect, test } from "@playwright/test";
import { phone } from "../support/devices";
import { templates } from "../support/templates";

test.use(phone);

// iPhones zoom into smaller ones.
for (const path of templates)
  test(`fields of ${path} have at least 16 px`, async ({ page }) => {
    await page.goto(path);
    const sizes = await page
      .locator("input:not([type=checkbox], [type=radio], [type=hidden], [type=range]), select, textarea")
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
  });
