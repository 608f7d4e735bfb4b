import { expect, type Page, test } from "@playwright/test";
import { unhandled } from "../../specification/notices";
import { products, routes } from "../../support/real-content";
import { withMotion } from "../support/devices";
import { actFirst, hydrated, livePage } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { fullest } from "../support/templates";
import { lostTexts, operateAll, prepareTranslation, translatePage } from "../support/translate";
import { withoutPictures } from "../support/without-pictures";

test.use(withMotion);

const [first, second] = products.map(({ slug }) => slug);

/** Addresses with all state in the query: they show everything the bare page shows, and more. */
const filled: Readonly<Record<string, string>> = {
  "/": `/?urun=${first}#bilgi-talebi`,
  "/is-formu": `/is-formu?urun=${first}`,
  "/urunler": `/urunler?karsilastir=${first},${second}`,
};
/** Pages with most of what changes; on others only the frame and the same forms do. */
const operated = [...Object.keys(filled), fullest.route].filter((route) => routes.includes(route));

async function expectAllWell(page: Page): Promise<void> {
  await operateAll(page);
  expect(await lostTexts(page)).toEqual([]);
  await expect(page.getByText(unhandled)).toHaveCount(0);
  await expect(livePage(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
  await prepareTranslation(page);
});

for (const route of operated)
  test(`${route} works when translated before hydration`, async ({ page }) => {
    const { release } = await openSlowly(page, filled[route] ?? route);
    await translatePage(page);
    await actFirst(page);
    release();
    await hydrated(page);
    await expectAllWell(page);
  });
