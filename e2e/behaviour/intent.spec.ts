import { expect, type Page, test } from "@playwright/test";
import { homeBudget } from "../../bench/budgets";
import { openSlowly } from "../support/open-slowly";

const isLive = (page: Page) => page.locator("html[data-live]");
const runScripts = (page: Page) => page.locator("script[src]");

/** Addresses of scripts the page has fetched, run or not. */
const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith(".js")),
  );

test("a page at rest fetches its scripts and runs none; the first scroll runs them", async ({ page }) => {
  await page.goto("/lamine-kron");
  await expect.poll(async () => (await fetchedScripts(page)).length).toBeGreaterThan(5);
  await page.waitForTimeout(500);
  await expect(runScripts(page)).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(isLive(page)).toHaveCount(1);
});

test("where data is dear nothing is fetched before it is needed", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same everywhere");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  await page.goto("/lamine-kron", { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  expect(await fetchedScripts(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(isLive(page)).toHaveCount(1);
});

test.describe("on a common phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test("the home page keeps to its budget before it is scrolled", async ({ page, isMobile }) => {
    test.skip(!isMobile, "phones only");
    // What is fetched in idle time is not counted, so it is left away.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/", { waitUntil: "networkidle" });
    const files = await page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
        (entry) => (entry as PerformanceResourceTiming).transferSize,
      ),
    );
    expect(files.length).toBeGreaterThan(4);
    expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThan(homeBudget);
  });
});

test("a carousel in view starts without the visitor's doing", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same everywhere");
  await page.goto("/hakkimizda");
  await expect(isLive(page)).toHaveCount(1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a carousel waits for the visitor", async ({ page, isMobile }) => {
    test.skip(isMobile, "the same everywhere");
    await page.goto("/hakkimizda");
    await expect.poll(async () => (await fetchedScripts(page)).length).toBeGreaterThan(5);
    await page.waitForTimeout(300);
    await expect(runScripts(page)).toHaveCount(0);
  });
});

test("the mobile menu opens at the tap and stays open when scripts come", async ({ page, isMobile }) => {
  test.skip(!isMobile, "phones only");
  const { release } = await openSlowly(page, "/");
  await page.getByRole("button", { name: "Menüyü aç" }).tap();
  const menu = page.getByRole("navigation", { name: "Mobil menü" });
  await expect(menu).toBeVisible();
  await expect(isLive(page)).toHaveCount(0);
  release();
  await expect(page.getByRole("button", { name: "Menüyü kapat" })).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: "Menüyü kapat" }).tap();
  await expect(menu).toBeHidden();
});

test("two taps on the mobile menu leave it closed", async ({ page, isMobile }) => {
  test.skip(!isMobile, "phones only");
  const { release } = await openSlowly(page, "/");
  const toggle = page.getByRole("button", { name: "Menüyü aç" });
  await toggle.tap();
  await toggle.tap();
  await expect(page.getByRole("navigation", { name: "Mobil menü" })).toBeHidden();
  release();
  await expect(isLive(page)).toHaveCount(1);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("a category chosen before scripts run filters the catalogue when they do", async ({ page }) => {
  const { release } = await openSlowly(page, "/");
  await page.locator("#katalog").getByRole("button", { name: /^Kron/ }).click();
  release();
  await expect(page.locator("#katalog [data-card]:visible")).toHaveCount(8);
  await expect(page).toHaveURL(/\?kategori=kron/);
});

test("the part that was tapped before scripts run is taken over before others", async ({ page }) => {
  await page.addInitScript(() => {
    const takenOver: string[] = [];
    Object.assign(window, { takenOver });
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) takenOver.push(target.id);
    }).observe(document, { subtree: true, attributeFilter: ["data-slice"] });
  });
  // On a fast machine everything could be taken over before the loader has its turn.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { release } = await openSlowly(page, "/");
  await page.locator("#bilgi-talebi button[type=submit]").click();
  release();
  await expect(page.locator("[data-slice]")).toHaveCount(0);
  const order = await page.evaluate((): string[] => Reflect.get(window, "takenOver"));
  // By itself React would come to it last but one, before the footer.
  expect(order.length).toBeGreaterThan(6);
  expect(order.indexOf("bilgi-talebi")).toBeLessThan(order.length - 4);
});

test("a tap while React takes over the page is not lost, nor done twice", async ({ page, isMobile }) => {
  test.skip(isMobile, "phones have no header menus");
  await page.goto("/");
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  // In the moment in which the page is live, and the menu is not yet.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const trigger = document.querySelector<HTMLElement>("[data-header-menu][data-slice] button");
        new MutationObserver(() => {
          if (!trigger?.closest("[data-slice]")) throw new Error("The menu was live before the page.");
          trigger.click();
          resolve();
        }).observe(document.documentElement, { attributeFilter: ["data-live"] });
      }),
  );
  const trigger = page.getByRole("button", { name: "Kurumsal" });
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await page.waitForTimeout(300);
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
});

test("what was typed and sent before scripts run is sent when they do", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same everywhere");
  const bodies: unknown[] = [];
  await page.route("**/functions/v1/send-contact-email", (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 202, contentType: "application/json", body: "{}" });
  });
  const { release } = await openSlowly(page, "/iletisim");
  await page.getByLabel("Ad soyad").fill("Işıl Öz");
  await page.getByLabel("E-posta").fill("isil@klinik.example");
  await page.getByLabel("Mesajınız").fill("Merhaba");
  await page.getByLabel("E-posta").press("Enter");
  await expect(page).toHaveURL(/\/iletisim$/);
  release();
  await expect(page.getByText("Mesajınız gönderildi!")).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ name: "Işıl Öz", email: "isil@klinik.example", message: "Merhaba" });
});

test("words typed before scripts run are not replaced by an old draft", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same everywhere");
  await page.addInitScript(() =>
    localStorage.setItem(
      "draft:contact",
      JSON.stringify({ values: { message: "Eski taslak" }, startedAt: Date.now() }),
    ),
  );
  const { release } = await openSlowly(page, "/iletisim");
  await page.getByLabel("Mesajınız").fill("Yeni mesaj");
  release();
  await expect(isLive(page)).toHaveCount(1);
  await expect(page.getByLabel("Mesajınız")).toHaveValue("Yeni mesaj");
});

test.describe("on a desktop", () => {
  test.skip(({ isMobile }) => isMobile, "phones have no header menus");

  test("a menu opens under the mouse before scripts run and stays open while they come", async ({ page }) => {
    const { release } = await openSlowly(page, "/");
    const trigger = page.getByRole("button", { name: "Ürünlerimiz" });
    await trigger.hover();
    const item = page.locator("header a[role=menuitem]", { hasText: "Lamine Kron" });
    await expect(item).toBeVisible();
    await item.evaluate((element) => {
      Object.assign(window, { hiddenFrames: 0 });
      const look = () => {
        if (!element.checkVisibility())
          Object.assign(window, { hiddenFrames: Reflect.get(window, "hiddenFrames") + 1 });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    release();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("[data-slice]")).toHaveCount(0);
    // A frame may be late on a busy machine; a menu that closed and opened again was away for longer.
    expect(await page.evaluate(() => Reflect.get(window, "hiddenFrames"))).toBeLessThan(3);
  });

  test("an arrow key pressed before scripts run opens the menu when they do", async ({ page }) => {
    const { release } = await openSlowly(page, "/");
    await page.getByRole("button", { name: "Kurumsal" }).focus();
    await page.keyboard.press("ArrowDown");
    release();
    await expect(page.locator("header [role=menuitem][data-highlighted]")).toHaveText(/^Hakkımızda/);
  });

  test("links lead on while scripts are still away", async ({ page }) => {
    await openSlowly(page, "/");
    await page.getByRole("button", { name: "Ürünlerimiz" }).hover();
    await page.locator("header a[role=menuitem]", { hasText: "Lamine Kron" }).click({ noWaitAfter: true });
    await expect(page.getByRole("heading", { level: 1, name: "Lamine Kron" })).toBeVisible();
  });
});
