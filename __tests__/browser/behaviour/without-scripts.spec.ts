import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { home, menuGroups, navigation } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { blockLazyScripts, openWithFailing, scriptFailures } from "../support/fail-scripts";
import { needed } from "../support/needed";
import { hydrated, openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { endingWith } from "../support/words";

test.use(withMotion);

const [firstCorporate] = navigation.corporate?.links ?? [];
const [firstProduct] = menuGroups.flatMap(({ products }) => products);

/** A menu of the header opens at its button, and its link leads on. */
async function expectMenu(page: Page, label: string, to = ""): Promise<void> {
  const trigger = page.getByRole("banner").getByRole("button", { name: label });
  const link = page.locator(`[data-header-menu] a[href="${to}"]`);
  await expect(link).toBeHidden();
  await trigger.focus();
  await page.keyboard.press("Enter");
  await link.click();
  await expect(page).toHaveURL(endingWith(to));
}

/** A link of each of these parts of the home page. */
const links: readonly (readonly [within: string, to: string])[] = [
  ...(home.about?.linkTo ? ([["main", home.about.linkTo]] as const) : []),
  ["footer", navigation.footer.quickLinks[0]?.to ?? ""],
];

test.describe("with scripts disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open, and links of the header, the page and the footer lead on", async ({ page }) => {
    for (const [label, to] of [
      ...(navigation.corporate ? [[navigation.corporate.label, firstCorporate?.to] as const] : []),
      [navigation.products.label, firstProduct?.route] as const,
    ]) {
      await page.goto("/kvkk");
      await expectMenu(page, label, to);
    }
    for (const [within, to] of links) {
      await page.goto("/");
      await page.locator(`${within} a[href="${to}"]:visible`).first().click();
      await expect(page).toHaveURL(endingWith(to));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the mobile menu opens, and leads on", async ({ page }) => {
      const { label, to } = needed(firstCorporate, "corporate menu");
      await page.goto("/kvkk");
      const menu = page.getByRole("navigation", { name: strings.mobileMenu });
      await page.locator("header summary").tap();
      await menu.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(endingWith(to));
    });
  });
});

/** Addresses of all links of the page that do not do what the browser does with a link when they are clicked. */
const linksTakenOver = (page: Page) =>
  page.evaluate(() => {
    const taken: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const leave = (event: Event) => {
        if (event.defaultPrevented) taken.push(link.href);
        event.preventDefault();
      };
      window.addEventListener("click", leave, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      window.removeEventListener("click", leave);
    }
    return taken;
  });

for (const failure of scriptFailures)
  test(`${failure.how} links are the browser's own, every slide shows, and nothing that only scripts could answer`, async ({
    page,
  }) => {
    await openWithFailing(page, "/hakkimizda", failure);
    for (const slide of await page.locator("[data-slide]").all()) await expect(slide).toBeVisible();
    await expect(page.locator("[data-carousel-controls]")).toBeHidden();
    expect(await page.locator("a[href]").count()).toBeGreaterThan(20);
    expect(await linksTakenOver(page)).toEqual([]);
    await expectMenu(page, navigation.products.label, firstProduct?.route);
  });

test("scripts that come late after all make the page live", async ({ page }) => {
  const { release } = await openSlowly(page, "/hakkimizda");
  await page.evaluate(() => document.documentElement.setAttribute("data-scripts", "failed"));
  await page.mouse.wheel(0, 1);
  release();
  await hydrated(page);
  await expect(page.locator("[data-carousel-controls]")).toBeVisible();
});

test("with only lazy files blocked links lead on", async ({ page }) => {
  await blockLazyScripts(page);
  for (const [within, to] of links.slice(0, 1)) {
    await openAlive(page, "/", "main a, main summary");
    await page.locator(`${within} a[href="${to}"]:visible`).first().click();
    await expect(page).toHaveURL(endingWith(to));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
