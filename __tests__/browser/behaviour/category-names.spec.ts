import { expect, test } from "@playwright/test";
import { slugOf } from "#src/domain/turkish.ts";
import { filterName } from "#src/features/catalogue/catalogue.ts";
import { filterRules } from "#src/features/catalogue/filter-rules.ts";

// In a browser, because jsdom accepts invalid selectors.

const categories = ["Kron", "3D Baskı", "24 Saat"];

test("the filter accepts any category name", async ({ page }) => {
  const radios = categories.map(
    (name) => `<label><input type="radio" name="${filterName}" value="${slugOf(name)}">${name}</label>`,
  );
  const entries = categories.map((name) => `<p data-category="${slugOf(name)} baska">${name}</p>`);
  await page.setContent(
    `<style>${filterRules(categories)}</style><main data-filtered>${radios.join("")}${entries.join("")}</main>`,
  );
  for (const name of categories) {
    await page.getByRole("radio", { name }).check();
    await expect(page.locator("main p:visible")).toHaveText([name]);
  }
});
