import { expect, type Page, test } from "@playwright/test";
import { productKinds } from "../../__tests__/support/real-content";
import { formatAmount } from "../../src/lib/format";

/** Room on an A4 sheet between the margins of static/print.css, at 96 pixels an inch. */
const sheet = { width: 673, height: 1047 };

test.use({ viewport: sheet });

/** Colours of texts and grounds, as "text on ground". */
const coloursOf = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, p, dt, dd, li), main section")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
    );

for (const { route, name, turnaround, warranty, process } of productKinds) {
  test(`${route} prints as a data sheet, black on white`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });

    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
    for (const fact of [turnaround, warranty]) {
      if (fact) await expect(main.locator("dd", { hasText: formatAmount(fact) }).first()).toBeVisible();
    }
    const steps = main.locator("[aria-labelledby=surec] ol > li").filter({ visible: true });
    await expect(steps).toHaveCount(process.steps.length);
    await expect(page.locator("footer a[href^='tel:']")).toBeVisible();
    await expect(page.locator("footer a[href^='mailto:']").first()).toBeVisible();
    await expect(page.locator("[data-print=only]")).toHaveText(new RegExp(`^https://.+${route}$`));
    await expect(
      page.locator("nav, button, form, [aria-labelledby=ilgili]").filter({ visible: true }),
    ).toHaveCount(0);

    expect([...new Set(await coloursOf(page))].sort()).toEqual([
      "rgb(0, 0, 0) on rgb(255, 255, 255)",
      "rgb(0, 0, 0) on rgba(0, 0, 0, 0)",
    ]);
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(width).toBeLessThanOrEqual(sheet.width);

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    // Parts that stay whole leave room at the foot of a sheet, but not a sheet.
    expect(sheets).toBeLessThanOrEqual(Math.ceil(height / sheet.height) + 1);
    expect(sheets).toBeGreaterThan(0);
  });
}
