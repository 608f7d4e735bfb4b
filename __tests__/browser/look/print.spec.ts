import { expect, type Page, test } from "@playwright/test";
import { formatAmount } from "../../../src/lib/format";
import { sheet } from "../../support/pdf-sheets";
import { productKinds, site } from "../../support/real-content";
import { readCode } from "../support/read-code";
import { sheetsOf } from "../support/sheets";

/** So many letters fit on a sheet whatever the parts of the page are. */
const lettersOnASheet = 3200;

// As fine as paper, so that a code can be read.
test.use({ viewport: sheet, deviceScaleFactor: 3 });

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

/** Two products that together show most parts. */
for (const { route, name, turnaround, warranty, process } of productKinds.slice(0, 2)) {
  test(`${route} prints as a data sheet, black on white`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });

    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
    for (const fact of [turnaround, warranty]) {
      if (fact) await expect(main.locator("dd", { hasText: formatAmount(fact) }).first()).toBeVisible();
    }
    const steps = main.locator("[aria-labelledby=surec] ol > li").filter({ visible: true });
    await expect(steps).toHaveCount(process?.steps.length ?? 0);
    await expect(page.locator("footer a[href^='tel:']")).toBeVisible();
    await expect(page.locator("footer a[href^='mailto:']").filter({ visible: true })).toHaveCount(
      site.email ? 1 : 0,
    );
    await expect(page.locator("[data-print=only]")).toHaveText(new RegExp(`^https://.+${route}$`));
    await expect(
      page.locator("nav, button, form, [aria-labelledby=ilgili]").filter({ visible: true }),
    ).toHaveCount(0);

    expect([...new Set(await coloursOf(page))].sort()).toEqual([
      "rgb(0, 0, 0) on rgb(255, 255, 255)",
      "rgb(0, 0, 0) on rgba(0, 0, 0, 0)",
    ]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(sheet.width);

    await test.step("on one side, with a code that leads to the page, and the day", async () => {
      // An editor may write more than a sheet of paper holds.
      const letters = (await main.allInnerTexts()).join("").length;
      expect(await sheetsOf(page)).toBe(Math.ceil(letters / lettersOnASheet));
      expect(await readCode(page)).toMatch(new RegExp(`^https://.+${route}$`));
      const day = await page
        .locator("[data-print=only]")
        .evaluate((address) => getComputedStyle(address, "::after").content);
      expect(day).toMatch(/^"\d{1,2} \p{L}+ 20\d\d"$/u);
    });
  });
}
