import { expect, type Page, test } from "@playwright/test";
import { slugOf } from "../../../src/domain/turkish";
import { filterName } from "../../../src/features/catalogue/catalogue";
import { filterCss } from "../../../src/features/catalogue/catalogue-css";
import { rowFilterCss } from "../../../src/features/product-list/product-table-css";

// In a browser, because jsdom accepts invalid selectors.

const categories = ["Kron", "3D Baskı", "24 Saat"];

type Styles = ReturnType<typeof filterCss>;

/** The filter with one entry per category and its styles, nested as Chakra's are. */
async function openFilter(page: Page, css: Styles, entryOf: (slug: string) => string): Promise<void> {
  const rules = Object.entries(css).map(([selector, { display }]) => `${selector} { display: ${display} }`);
  const radios = categories.map(
    (name) => `<label><input type="radio" name="${filterName}" value="${slugOf(name)}">${name}</label>`,
  );
  await page.setContent(
    `<style>main { ${rules.join("\n")} }</style><main>${radios.join("")}${categories
      .map((name) => `<p ${entryOf(slugOf(name))}>${name}</p>`)
      .join("")}</main>`,
  );
}

test("both filters accept any category name", async ({ page }) => {
  for (const [css, entryOf] of [
    [filterCss(categories), (slug: string) => `data-category="${slug}"`],
    [rowFilterCss(categories), (slug: string) => `data-row data-categories="${slug}"`],
  ] as const) {
    await openFilter(page, css, entryOf);
    for (const name of categories) {
      await page.getByRole("radio", { name }).check();
      await expect(page.locator("main p:visible")).toHaveText([name]);
    }
  }
});
