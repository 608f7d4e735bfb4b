import { expect, type Page, test } from "@playwright/test";
import { openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";

const trigger = (page: Page, name: string) => page.getByRole("button", { name });
const highlighted = (page: Page) => page.locator("header [role=menuitem][data-highlighted]");

test.describe("on a desktop", () => {
  test.skip(({ isMobile }) => isMobile, "the desktop menus are hidden on phones");

  test("arrows, Home and End walk through a menu, Enter follows, Escape returns the focus", async ({
    page,
  }) => {
    await openAlive(page, "/");
    await trigger(page, "Kurumsal").focus();
    await page.keyboard.press("ArrowDown");
    await expect(highlighted(page)).toHaveText(/Hakkımızda/);
    await page.keyboard.press("ArrowDown");
    await expect(highlighted(page)).toHaveText(/Vizyonumuz/);
    await page.keyboard.press("End");
    await expect(highlighted(page)).toHaveText(/Laboratuvar/);
    await page.keyboard.press("Home");
    await expect(highlighted(page)).toHaveText(/Hakkımızda/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(trigger(page, "Kurumsal")).toBeFocused();
    await expect(trigger(page, "Kurumsal")).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(highlighted(page)).toHaveText(/Hakkımızda/);
    // An opening menu takes the focus a frame after it shows.
    await expect(page.locator("header [role=menu]:focus")).toHaveCount(1);
    await page.keyboard.press("End");
    await expect(highlighted(page)).toHaveText(/Laboratuvar/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/laboratuvar$/);
    await expect(trigger(page, "Kurumsal")).toHaveAttribute("aria-expanded", "false");
  });

  test("the products menu is one list to the keyboard and shows the highlighted product", async ({
    page,
  }) => {
    await openAlive(page, "/");
    await trigger(page, "Ürünlerimiz").focus();
    await page.keyboard.press("Enter");
    await expect(highlighted(page)).toHaveCount(1);
    await page.keyboard.press("End");
    await expect(highlighted(page)).toHaveText(/Yumuşak Akril Besleme/);
    await expect(page.locator("header figcaption")).toContainText("Yumuşak Akril Besleme");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/yumusak-akril-besleme$/);
  });

  test("entries are real links", async ({ page }) => {
    await openAlive(page, "/");
    await trigger(page, "Ürünlerimiz").click();
    const entry = page.locator("header a[role=menuitem]", { hasText: "Lamine Kron" });
    await expect(entry).toHaveAttribute("href", "/lamine-kron");
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      entry.click({ button: "middle" }),
    ]);
    await expect(opened).toHaveURL(/\/lamine-kron$/);
  });

  test("a mouse opens a menu by pointing, may cross into it, and closes it by leaving", async ({ page }) => {
    await openAlive(page, "/");
    await expect(async () => {
      await page.mouse.move(5, 500);
      await trigger(page, "Kurumsal").hover();
      await expect(trigger(page, "Kurumsal")).toHaveAttribute("aria-expanded", "true", { timeout: 1000 });
    }).toPass();
    await page.locator("header a[role=menuitem]", { hasText: "Misyonumuz" }).hover();
    await expect(trigger(page, "Kurumsal")).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(5, 700);
    await expect(trigger(page, "Kurumsal")).toHaveAttribute("aria-expanded", "false");
  });

  for (const name of ["Kurumsal", "Ürünlerimiz"]) {
    test(`the menu ${name}, open under the mouse before scripts run, does not blink when they do`, async ({
      page,
    }) => {
      const { release } = await openSlowly(page, "/");
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
      await expect(trigger(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("[data-slice]")).toHaveCount(0);
      // As long as the entrance lasts, once more.
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(framesBefore + 20);
      const opacities = await seen();
      expect(opacities.slice(opacities.indexOf(1)).filter((opacity) => opacity < 1)).toEqual([]);
    });
  }

  test("the products menu shows a product before one is pointed at, and fetches its picture when it opens", async ({
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
    await trigger(page, "Ürünlerimiz").hover();
    await expect(figure.locator("figcaption p").first()).toBeVisible();
    await expect.poll(fetched).toHaveLength(1);
  });

  test("a click on an open trigger closes it", async ({ page }) => {
    await openAlive(page, "/");
    await trigger(page, "Kurumsal").focus();
    await page.keyboard.press("Enter");
    await expect(trigger(page, "Kurumsal")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(trigger(page, "Kurumsal")).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "the mobile menu is hidden on desktops");

  const menu = (page: Page) => page.getByRole("navigation", { name: "Mobil menü" });

  test("the drawer opens, locks the page behind it, and closes on Escape with the focus back", async ({
    page,
  }) => {
    await openAlive(page, "/");
    await expect(menu(page)).toBeHidden();
    await trigger(page, "Menüyü aç").tap();
    await expect(menu(page).getByRole("link").first()).toBeVisible();
    await expect(page.locator("main")).toHaveAttribute("inert", "");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain(
      "hidden",
    );
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(trigger(page, "Menüyü aç")).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert", "");
  });

  test("the focus stays in header and drawer", async ({ page }) => {
    await openAlive(page, "/");
    await trigger(page, "Menüyü aç").tap();
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, footer") === null)).toBe(true);
    }
  });

  test("following a link closes the drawer", async ({ page }) => {
    await openAlive(page, "/");
    await trigger(page, "Menüyü aç").tap();
    await menu(page).getByRole("link", { name: "Vizyonumuz" }).tap();
    await expect(page).toHaveURL(/\/vizyonumuz$/);
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toContain(
      "hidden",
    );
  });

  test("a link to the page one is on closes the drawer too", async ({ page }) => {
    await openAlive(page, "/vizyonumuz");
    await trigger(page, "Menüyü aç").tap();
    await menu(page).getByRole("link", { name: "Vizyonumuz" }).tap();
    await expect(menu(page)).toBeHidden();
  });
});
