import { expect, type Page, test } from "@playwright/test";
import { strings } from "#src/domain/interface-strings.ts";
import { menuGroups, navigation, products } from "../../support/real-content";
import { expectAccessible } from "../support/accessibility";
import { phone, withMotion } from "../support/devices";
import { movesEnded } from "../support/moves-ended";
import { needed } from "../support/needed";
import { hydrated, openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { sharePage } from "../support/share-page";
import { endingWith } from "../support/words";

test.use(withMotion);

const corporate = navigation.corporate ?? { label: "", links: [] };
const lastProduct = menuGroups.flatMap((group) => group.products).at(-1);
/** Links below the products: the list of all, and those in the content. */
const menuFoot = ["list", ...(navigation.products.links ?? [])];
if (!lastProduct) throw new Error("There is no product.");
const firstName = navigation.products.shown[0]?.name ?? "";

const trigger = (page: Page, name: string) => page.getByRole("button", { name });
const companyMenu = (page: Page) => trigger(page, corporate.label);
const productsMenu = (page: Page) => trigger(page, navigation.products.label);
const highlighted = (page: Page) => page.locator("header [role=menuitem][data-highlighted]");
/** A menu takes focus one frame after it shows. */
const focusedMenu = (page: Page) => page.locator("header [role=menu]:focus");
const itemTo = (page: Page, to: string) => page.locator(`header [role=menuitem][href="${to}"]`);
const isOpen = (menu: ReturnType<typeof trigger>, open: boolean) =>
  expect(menu).toHaveAttribute("aria-expanded", String(open));

const isAt = (page: Page, to: string) => expect(highlighted(page)).toHaveAttribute("href", to);

test("menus are operated by keyboard", async ({ page }) => {
  const [first, last] = [corporate.links[0], corporate.links.at(-1)].map(
    (link) => needed(link, "corporate menu").to,
  ) as [string, string];
  // A page that always has something to focus.
  await openAlive(page, "/iletisim");
  await test.step("the first stop skips the menus", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: strings.skipLink })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });
  await test.step("the products are one list", async () => {
    await productsMenu(page).focus();
    await page.keyboard.press("Enter");
    await expect(highlighted(page)).toHaveCount(1);
    await expect(focusedMenu(page)).toHaveCount(1);
    await page.keyboard.press("End");
    for (const _ of menuFoot) await page.keyboard.press("ArrowUp");
    await isAt(page, lastProduct.route);
    await expect(page.locator("header [role=menuitem]").last()).toHaveCSS("text-decoration-line", "none");
    const name = products.find(({ route }) => route === lastProduct.route)?.name ?? "";
    await expect(page.locator("header figcaption")).toContainText(name);
    await movesEnded(page);
    await expectAccessible(page, { within: "header" });
    await page.keyboard.press("Escape");
    await expect(productsMenu(page)).toBeFocused();
    await movesEnded(page);
  });
  await companyMenu(page).focus();
  await page.keyboard.press("ArrowDown");
  await isAt(page, first);
  await page.keyboard.press("End");
  await isAt(page, last);
  await page.keyboard.press("Home");
  await isAt(page, first);
  await page.keyboard.press("Escape");
  await expect(companyMenu(page)).toBeFocused();
  await isOpen(companyMenu(page), false);
  await page.keyboard.press("Enter");
  await isAt(page, first);
  await expect(focusedMenu(page)).toHaveCount(1);
  await page.keyboard.press("End");
  await isAt(page, last);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(endingWith(last));
  await isOpen(companyMenu(page), false);
});

/** Moves the mouse in from outside: a browser ignores its first move. */
async function pointAt(page: Page, part: ReturnType<typeof trigger>): Promise<void> {
  await page.mouse.move(5, 890);
  await part.hover();
}

test.describe("with a mouse", () => {
  const livePage = sharePage((page) => openAlive(page, "/kvkk"));

  test("opens on hover", async () => {
    const page = livePage();
    await pointAt(page, productsMenu(page));
    await isOpen(productsMenu(page), true);
    await expect(page.locator("header figcaption")).toContainText(firstName);
    await page.mouse.move(5, 890);
    await isOpen(productsMenu(page), false);
  });

  test("opens the next menu on hover", async () => {
    const page = livePage();
    await pointAt(page, companyMenu(page));
    await isOpen(companyMenu(page), true);
    await productsMenu(page).hover();
    await isOpen(companyMenu(page), false);
    await isOpen(productsMenu(page), true);
    await page.mouse.move(5, 890);
    await isOpen(productsMenu(page), false);
  });

  for (const height of [320, 480])
    test(`scrolls to its last link in a window of ${height} px`, async () => {
      const page = livePage();
      await page.setViewportSize({ width: 1280, height });
      await page.mouse.move(5, height - 10);
      await companyMenu(page).hover();
      await isOpen(companyMenu(page), true);
      const last = itemTo(page, needed(corporate.links.at(-1), "corporate menu").to);
      // Playwright's hover would scroll.
      const menu = needed(await last.locator("xpath=ancestor::*[@role='menu']").boundingBox(), "menu");
      await page.mouse.move(menu.x + 60, menu.y + 60, { steps: 4 });
      await page.mouse.wheel(0, 600);
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    });

  test("closes on click", async () => {
    const page = livePage();
    await pointAt(page, productsMenu(page));
    await isOpen(productsMenu(page), true);
    await productsMenu(page).click();
    await isOpen(productsMenu(page), false);
  });

  test("middle click opens a link in a new tab", async () => {
    const page = livePage();
    await pointAt(page, productsMenu(page));
    const inTab = page.context().waitForEvent("page");
    await itemTo(page, lastProduct.route).click({ button: "middle" });
    await (await inTab).close();
    await expect(page).toHaveURL(endingWith("/kvkk"));
    await isOpen(productsMenu(page), true);
  });
});

test("stays open on hover while the page hydrates", async ({ page }) => {
  const { release } = await openSlowly(page, "/kvkk");
  await pointAt(page, productsMenu(page));
  const item = itemTo(page, lastProduct.route);
  await expect(item).toBeVisible();
  release();
  await hydrated(page);
  await isOpen(productsMenu(page), true);
  await item.hover();
  await expect(page.locator("header figcaption p").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  const menu = (page: Page) => page.getByRole("navigation", { name: strings.mobileMenu });
  const toggle = (page: Page) => page.locator("header summary");

  test("the desktop menus are fetched and work once the window is wide", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await openAlive(page, "/kvkk");
    await test.step("the drawer stays on the screen when the phone is turned", async () => {
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
      await toggle(page).tap();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(toggle(page)).toBeInViewport({ ratio: 1 });
      await expect(menu(page).getByRole("link").first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await page.setViewportSize(phone.viewport);
    });
    await page.locator("footer a[href='/']").click();
    await expect(page).toHaveURL(endingWith("/"));
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => url.includes("header-menus"))).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await productsMenu(page).click();
    await isOpen(productsMenu(page), true);
    expect(fetched.some((url) => url.includes("header-menus"))).toBe(true);
  });

  const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow);

  test("the drawer traps focus and closes on Escape or a link", async ({ page }) => {
    const { release } = await openSlowly(page, "/kvkk");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveText(strings.openMenu, { useInnerText: true });
    await toggle(page).tap();
    await expect(menu(page).getByRole("link").first()).toBeVisible();
    release();
    await hydrated(page);
    await expect(menu(page).getByRole("link").first()).toBeVisible();
    await expect(toggle(page)).toHaveText(strings.closeMenu, { useInnerText: true });
    expect(await overflow(page)).toContain("hidden");
    // The page behind is hidden with a delay.
    await expect(page.locator("main :is(input, label, a):visible")).toHaveCount(0);
    await expectAccessible(page, { finger: true, within: "header" });
    const stops = await page.locator("header :is(a, summary):visible").count();
    for (let i = 0; i < stops + 2; i++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, footer") === null)).toBe(true);
    }
    await menu(page).getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(page.locator("main")).toBeVisible();
    expect(await overflow(page)).not.toContain("hidden");

    const { to } = navigation.home;
    for (const step of ["to another page", "to the same page"]) {
      await test.step(step, async () => {
        await toggle(page).tap();
        await menu(page).locator(`a[href="${to}"]`).tap();
        await expect(page).toHaveURL(endingWith(to));
        await expect(menu(page)).toBeHidden();
        expect(await overflow(page)).not.toContain("hidden");
      });
    }
  });
});
