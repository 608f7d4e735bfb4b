import { expect, type Page, test } from "@playwright/test";
import { formatAmount } from "../../../src/domain/format";
import { sheet } from "../../support/pdf-sheets";
import { delivery, productKinds, products, site } from "../../support/real-content";
import { actFirst, hydrated } from "../support/open-alive";
import { sheetsOf } from "../support/sheets";

/** So many letters fit on a sheet whatever the parts of the page are. */
const lettersOnASheet = 3200;

/** An editor may write more than a sheet of paper holds. */
async function sheetsNeeded(page: Page): Promise<number> {
  const letters = (await page.locator("main").allInnerTexts()).join("").length;
  return Math.ceil(letters / lettersOnASheet);
}

test.use({ viewport: sheet });

test("a product's page prints as a one-sided data sheet", async ({ page }) => {
  const product = productKinds.find(({ turnaround, warranty, process }) => turnaround && warranty && process);
  if (!product) throw new Error("No product has all that a sheet shows.");
  const { route, name, turnaround, warranty, process } = product;
  await page.goto(route);
  await page.emulateMedia({ media: "print" });

  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  for (const fact of [turnaround, warranty])
    if (fact) await expect(main.locator("dd", { hasText: formatAmount(fact) }).first()).toBeVisible();
  const steps = main.locator("[aria-labelledby=surec] ol > li").filter({ visible: true });
  await expect(steps).toHaveCount(process?.steps.length ?? 0);
  await expect(page.locator("footer a[href^='tel:']")).toBeVisible();
  await expect(page.locator("footer a[href^='mailto:']").filter({ visible: true })).toHaveCount(
    site.email ? 1 : 0,
  );
  await expect(
    page.locator("nav, button, form, [aria-labelledby=ilgili]").filter({ visible: true }),
  ).toHaveCount(0);

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
  await expect(main.getByText(delivery.rule)).toBeVisible();
  expect(await sheetsOf(page)).toBe(await sheetsNeeded(page));
  const address = page.locator("[data-print=only]");
  await expect(address).toHaveText(new RegExp(`^https://.+${route}$`));
  const [code, day] = await address.evaluate((element) => [
    getComputedStyle(element, "::before").backgroundImage,
    getComputedStyle(element, "::after").content,
  ]);
  expect(code).toMatch(/^url\("data:image\/svg/);
  expect(day).toMatch(/^"\d{1,2} \p{L}+ 20\d\d"$/u);
});

// Scripts bring styles of their own, which must not undo those for paper.
for (const { route } of products) {
  test(`${route} prints on one sheet once its scripts run`, async ({ page }) => {
    await page.goto(route);
    await actFirst(page);
    await hydrated(page, "main section > *");
    await page.emulateMedia({ media: "print" });
    expect(await sheetsOf(page)).toBe(await sheetsNeeded(page));
  });
}
