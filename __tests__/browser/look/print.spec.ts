import { expect, type Page, test } from "@playwright/test";
import { contactAddress } from "#src/domain/contact-links.ts";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { formatAmount } from "#src/domain/format.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { productListAddress } from "#src/domain/product-list.ts";
import { withoutLinks } from "#src/domain/text-links.ts";
import { delivery, productKinds, products, site } from "../../support/real-content";
import { needed } from "../support/needed";
import { actFirst, hydrated, openAlive } from "../support/open-alive";
import { sharePage } from "../support/share-page";
import { sheet, sheetsOf } from "../support/sheets";
import { fullest } from "../support/templates";

/** Number of letters that fit on a sheet beside the pictures and figures of a product's page. */
const lettersOnASheet = 4800;

/** Maximum number of sheets, by the length of the page's text. */
async function sheetsNeeded(page: Page): Promise<number> {
  const letters = (await page.locator("main").allInnerTexts()).join("").length;
  return Math.ceil(letters / lettersOnASheet);
}

/** What is printed is CSS alone. */
const withoutScripts = { viewport: sheet, javaScriptEnabled: false };
test.use(withoutScripts);

test.describe("a product's page on paper", () => {
  const product = () =>
    needed(
      productKinds.find(({ turnaround, warranty, process }) => turnaround && warranty && process),
      "product with all that a sheet shows",
    );

  const sharedPage = sharePage(async (page) => {
    await page.goto(product().route);
    await page.emulateMedia({ media: "print" });
  }, withoutScripts);

  test("shows the product's facts and how its days are counted", async () => {
    const page = sharedPage();
    const { name, turnaround, warranty, process } = product();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
    for (const fact of [turnaround, warranty])
      if (fact)
        await expect(
          main.locator("dd", { hasText: formatAmount(fact) }).filter({ visible: true }),
        ).not.toHaveCount(0);
    for (const { title } of process?.steps ?? [])
      await expect(main.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
    await expect(main.getByText(withoutLinks(delivery.rule))).toBeVisible();
  });

  test("begins with the laboratory's name and ends with its contacts", async () => {
    const page = sharedPage();
    await expect(page.getByRole("banner").getByText(site.brand, { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^https://.+${product().route}$`))).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: site.phone.display, exact: true })).toBeVisible();
    if (site.email) await expect(footer.getByRole("link", { name: site.email, exact: true })).toBeVisible();
  });

  test("hides what only a screen can use", async () => {
    const page = sharedPage();
    await expect(
      page.locator("nav, button, form, input, header a[href^='tel:']").filter({ visible: true }),
    ).toHaveCount(0);
  });

  test("breaks no row or paragraph", async () => {
    const parts = sharedPage().getByRole("main").locator("li, tr, p, figure");
    const breaks = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
    expect([...new Set(breaks)]).toEqual(["avoid"]);
  });

  test("has an unmasked photograph and labels clear of their frames", async () => {
    const page = sharedPage();
    const photo = page.locator("main section picture img").first();
    expect(await photo.evaluate((image) => getComputedStyle(image).maskImage)).toBe("none");
    const gaps = await page
      .locator("main > section:first-of-type dl > div > dt")
      .evaluateAll((labels) =>
        labels.map(
          (label) =>
            label.getBoundingClientRect().top - (label.parentElement?.getBoundingClientRect().top ?? 0),
        ),
      );
    expect(Math.min(...gaps)).toBeGreaterThan(3);
  });

  test("is black on white", async () => {
    const page = sharedPage();
    const colours = await page
      .locator("body *:not(figure *, svg *)")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        }),
      );
    expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0) on rgba(0, 0, 0, 0)"]);
  });
});

test("a product prints on no more sheets than its text needs", async ({ page }) => {
  for (const { route } of productKinds) {
    await page.goto(route);
    expect(await sheetsOf(page), route).toBeLessThanOrEqual(await sheetsNeeded(page));
  }
});

test.describe("the contact page on paper", () => {
  const contactPage = sharePage(async (page) => {
    await page.goto(contactAddress);
    await page.emulateMedia({ media: "print" });
  }, withoutScripts);

  test("gives the address for messages", async () => {
    needed(site.whatsapp, "number for messages");
    const link = contactPage().getByRole("main").getByRole("link", { name: strings.ask.whatsapp }).first();
    await expect(link).toBeVisible();
    expect(await link.evaluate((each) => getComputedStyle(each, "::after").content)).toContain("://wa.me/");
  });

  test("lists closed days without a sign for opening them", async () => {
    const opener = contactPage().getByText(deliveryStrings.closedDaysTitle);
    await expect(opener).toHaveCSS("list-style-type", "none");
  });
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("styles added by hydration do not lengthen the print", async ({ page }) => {
    await page.goto(fullest.route);
    await actFirst(page);
    await hydrated(page, "main section > *");
    await page.emulateMedia({ media: "print" });
    expect(await sheetsOf(page)).toBeLessThanOrEqual(await sheetsNeeded(page));
  });

  test("the list's days stand above the bars of its products", async ({ page }) => {
    needed(
      products.find(({ turnaround }) => turnaround),
      "product with a turnaround",
    );
    await openAlive(page, productListAddress, "main input");
    const axis = page.locator("[data-dated] [data-axis]");
    await axis.waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    const days = await axis.boundingBox();
    const bar = await page.locator("[data-dated] [data-bar]").first().boundingBox();
    expect(days?.x).toBeCloseTo(bar?.x ?? 0, 0);
    expect(days?.width).toBeCloseTo(bar?.width ?? 0, 0);
  });
});
