import { expect, type Page, test } from "@playwright/test";
import { contactAddress } from "../../../src/domain/contact-links";
import { unhandled } from "../../specification/notices";
import { missingRoute, products, questionPages, routes, slidesPage } from "../../support/real-content";
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
/** A page for each kind of control; on others only the frame changes (`__tests__/site/text-beside-elements.test.ts`). */
const operated = [
  ...Object.keys(filled),
  contactAddress,
  fullest.route,
  questionPages.find(({ openable }) => openable.length > 0)?.route,
  slidesPage?.route,
  missingRoute,
].flatMap((route) => (route && [missingRoute, ...routes].includes(route) ? route : []));

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

// Texts React renders later are translated too.
test("the home page works when a translated page leads to it", async ({ page }) => {
  await page.goto("/kvkk");
  await actFirst(page);
  await hydrated(page);
  await translatePage(page);
  await page.getByRole("banner").locator("a[href='/']").first().click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expectAllWell(page);
});
