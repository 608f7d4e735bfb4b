import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../../src/lib/interface-strings";
import { menuGroups, navigation, products } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { needed } from "../support/needed";
import { hydrated, openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { endingWith } from "../support/words";

test.use(withMotion);

const corporate = navigation.corporate ?? { label: "", links: [] };
const [firstPage, secondPage] = corporate.links;
const lastPage = corporate.links.at(-1);
const inMenu = menuGroups.flatMap((group) => group.products);
const lastProduct = inMenu.at(-1);
/** What stands below the products: the list of all, and the links of the content. */
const menuFoot = ["list", ...(navigation.products.links ?? [])];
if (!lastProduct) throw new Error("There is no product.");

const trigger = (page: Page, name: string) => page.getByRole("button", { name });
const companyMenu = (page: Page) => trigger(page, corporate.label);
const productsMenu = (page: Page) => trigger(page, navigation.products.label);
const highlighted = (page: Page) => page.locator("header [role=menuitem][data-highlighted]");
const itemTo = (page: Page, to: string) => page.locator(`header [role=menuitem][href="${to}"]`);
const isOpen = (menu: ReturnType<typeof trigger>, open: boolean) =>
  expect(menu).toHaveAttribute("aria-expanded", String(open));

/** The item that the keys have come to is the one with this address. */
const isAt = (page: Page, to: string) => expect(highlighted(page)).toHaveAttribute("href", to);

test("arrows, Home and End walk through a menu, Enter follows, Escape returns the focus", async ({
  page,
}) => {
  const [first, second, last] = [firstPage, secondPage, lastPage].map(
    (link) => needed(link, "corporate menu of two pages or more").to,
  ) as [string, string, string];
  await openAlive(page, "/kvkk");
  await companyMenu(page).focus();
  await page.keyboard.press("ArrowDown");
  await isAt(page, first);
  await page.keyboard.press("ArrowDown");
  await isAt(page, second);
  await page.keyboard.press("End");
  await isAt(page, last);
  await page.keyboard.press("Home");
  await isAt(page, first);
  await page.keyboard.press("Escape");
  await expect(companyMenu(page)).toBeFocused();
  await isOpen(companyMenu(page), false);
  await page.keyboard.press("Enter");
  await isAt(page, first);
  // An opening menu takes the focus a frame after it shows.
  await expect(page.locator("header [role=menu]:focus")).toHaveCount(1);
  await page.keyboard.press("End");
  await isAt(page, last);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(endingWith(last));
  await isOpen(companyMenu(page), false);
});

test("the products menu is one list to the keyboard and shows the highlighted product", async ({ page }) => {
  await openAlive(page, "/kvkk");
  await productsMenu(page).focus();
  await page.keyboard.press("Enter");
  await expect(highlighted(page)).toHaveCount(1);
  await page.keyboard.press("End");
  for (const _ of menuFoot) await page.keyboard.press("ArrowUp");
  await isAt(page, lastProduct.route);
  const name = products.find(({ route }) => route === lastProduct.route)?.name ?? "";
  await expect(page.locator("header figcaption")).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(endingWith(lastProduct.route));
});

test("a click opens and closes a menu, whose entries are real links", async ({ page }) => {
  await openAlive(page, "/kvkk");
  // By key, so that no mouse is over it, which would open it by itself.
  await productsMenu(page).focus();
  await page.keyboard.press("Enter");
  await isOpen(productsMenu(page), true);
  // What the browser would open in a window of its own is left to it.
  await page.evaluate(() =>
    addEventListener("auxclick", (event) => {
      Object.assign(window, { isLeft: !event.defaultPrevented });
      event.preventDefault();
    }),
  );
  await itemTo(page, lastProduct.route).click({ button: "middle" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "isLeft"))).toBe(true);
  await expect(page).toHaveURL(endingWith("/kvkk"));
  await isOpen(productsMenu(page), true);
  await productsMenu(page).click();
  await isOpen(productsMenu(page), false);
});

test("a menu, open under the mouse before scripts run, does not blink when they do", async ({ page }) => {
  const { label: name } = navigation.products;
  const { release } = await openSlowly(page, "/kvkk");
  await trigger(page, name).hover();
  const menu = page.locator("[data-header-menu]", { has: trigger(page, name) }).locator("[role=menu]");
  await menu.evaluate((element) => {
    const opacities: number[] = [];
    Object.assign(window, { opacities });
    const look = () => {
      opacities.push(element.checkVisibility() ? Number(getComputedStyle(element).opacity) : 0);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, "opacities"));
  await expect.poll(async () => (await seen()).at(-1)).toBe(1);
  const framesBefore = (await seen()).length;
  // What a fast machine does within a frame takes several on a slow one.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  release();
  await hydrated(page);
  await expect(trigger(page, name)).toHaveAttribute("aria-expanded", "true");
  // As long as the entrance lasts, once more.
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(framesBefore + 20);
  const opacities = await seen();
  expect(opacities.slice(opacities.indexOf(1)).filter((opacity) => opacity < 1)).toEqual([]);
});

test("a mouse opens a menu by pointing, which shows a product and fetches its picture then; it may cross into it, and closes it by leaving", async ({
  page,
}) => {
  const figure = page.locator("header figure");
  /** Files of the product's picture that the page has fetched. */
  const fetched = () =>
    figure.locator("picture").evaluate((picture) =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((file) => picture.innerHTML.includes(file)),
    );
  await openAlive(page, "/sss");
  await page.waitForLoadState("networkidle");
  expect(await fetched()).toEqual([]);
  await productsMenu(page).hover();
  await expect(figure.locator("figcaption p").first()).toBeVisible();
  await expect.poll(fetched).toHaveLength(1);
  await itemTo(page, lastProduct.route).hover();
  await isOpen(productsMenu(page), true);
  await page.mouse.move(5, 890);
  await isOpen(productsMenu(page), false);
});

test.describe("on a phone", () => {
  test.use(phone);

  const menu = (page: Page) => page.getByRole("navigation", { name: strings.mobileMenu });
  const toggle = (page: Page) => page.locator("header summary");
  const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

  test("the drawer locks the page behind it, keeps the focus, and closes on Escape and on following a link", async ({
    page,
  }) => {
    await openAlive(page, "/kvkk");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveText(strings.openMenu, { useInnerText: true });
    await toggle(page).tap();
    await expect(menu(page).getByRole("link").first()).toBeVisible();
    await expect(toggle(page)).toHaveText(strings.closeMenu, { useInnerText: true });
    expect(await overflow(page)).toContain("hidden");
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
