import { expect, test } from "@playwright/test";
import { products } from "../spec/products";

/** Room on an A4 sheet between the margins of src/theme/print-css.ts, at 96 pixels an inch. */
const sheet = { width: 673, height: 1047 };

test.use({ viewport: sheet });
test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, "paper is the same everywhere");
});

for (const { route, h1, turnaround, warranty, steps } of products) {
  test(`${route} prints as a data sheet`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });

    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1, name: h1 })).toBeVisible();
    for (const fact of [turnaround, warranty]) {
      if (fact) await expect(main.locator("dd", { hasText: fact[0] }).first()).toBeVisible();
    }
    await expect(main.locator("#surec")).toBeVisible();
    await expect(main.locator("[aria-labelledby=surec] li").filter({ visible: true })).toHaveCount(steps);
    await expect(page.locator("footer a[href^='tel:']")).toBeVisible();
    await expect(page.locator("footer a[href^='mailto:']").first()).toBeVisible();
    await expect(page.locator("[data-print=only]")).toHaveText(new RegExp(`^https://.+${route}$`));

    await expect(
      page.locator("nav, button, form, [aria-labelledby=ilgili]").filter({ visible: true }),
    ).toHaveCount(0);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
}

test("a printed page is black on white", async ({ page }) => {
  await page.goto("/kiymetli-metal-kron");
  await page.emulateMedia({ media: "print" });
  const colours = await page
    .locator("main :is(h1, h2, h3, p, dt, dd, li), main section")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
    );
  expect([...new Set(colours)].sort()).toEqual([
    "rgb(0, 0, 0) on rgb(255, 255, 255)",
    "rgb(0, 0, 0) on rgba(0, 0, 0, 0)",
  ]);
});

test("a product needs three sheets at most", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium makes PDF files");
  for (const { route } of products) {
    await page.goto(route);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0, route).toBeLessThanOrEqual(3);
  }
});
