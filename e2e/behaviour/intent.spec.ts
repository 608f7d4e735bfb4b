import { expect, type Page, type Request, test } from "@playwright/test";
import { choices, menuGroups, navigation, productKinds } from "../../__tests__/support/real-content";
import { homeBudget } from "../../bench/budgets";
import { scriptsOf } from "../../bench/page-weights";
import { pageDataFile } from "../../plugins/built-pages";
import { notices } from "../../specification/notices";
import { formStrings } from "../../src/lib/form-strings";
import { strings } from "../../src/lib/interface-strings";
import { slugOf } from "../../src/lib/turkish";
import { phone } from "../support/devices";
import { allButLoader } from "../support/fail-scripts";
import { openSlowly } from "../support/open-slowly";
import { endingWith, startingWith } from "../support/words";

const product = productKinds[0]?.route ?? "";
const [category] = choices.slice(1);
const [inMenu] = menuGroups.flatMap(({ products }) => products);
const [firstPage] = navigation.corporate.links;

const isLive = (page: Page) => page.locator("html[data-live]");
const isWholeLive = (page: Page) => expect(page.locator("[data-dehydrated]")).toHaveCount(0);
/** All but the loader. */
const runScripts = (page: Page) => page.locator("script[src]:not([data-path])");

/** What the page fetches from here on, in full. */
function recordFetched(page: Page): Request[] {
  const fetched: Request[] = [];
  page.on("requestfinished", (request) => fetched.push(request));
  return fetched;
}

const pathsOf = (requests: readonly Request[]) => requests.map((request) => new URL(request.url()).pathname);
const scriptsIn = (requests: readonly Request[]) =>
  pathsOf(requests).filter((path) => allButLoader.test(path));

/** Opens a page and lets a minute of its own time go by, in which nobody does anything. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: "load" });
  await page.clock.runFor(60_000);
}

test("a page at rest fetches its scripts and runs none; the first scroll runs them", async ({ page }) => {
  const fetched = recordFetched(page);
  await openAndWait(page, product);
  const scripts = scriptsOf(await page.content(), "public");
  expect(scripts.length).toBeGreaterThan(5);
  const awaited = [...scripts, `/${pageDataFile(product)}`];
  await expect.poll(() => pathsOf(fetched)).toEqual(expect.arrayContaining(awaited));
  await page.clock.runFor(60_000);
  await expect(runScripts(page)).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(isLive(page)).toHaveCount(1);
});

test.describe("where data is dear", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    ),
  );

  test("nothing is fetched before it is needed", async ({ page }) => {
    const fetched = recordFetched(page);
    await openAndWait(page, product);
    await page.waitForLoadState("networkidle");
    expect(scriptsIn(fetched)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(isLive(page)).toHaveCount(1);
    expect(scriptsIn(fetched).length).toBeGreaterThan(3);
  });

  test.describe("on a common phone", () => {
    test.use({ ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

    test("the home page keeps to its budget before it is scrolled, its photographs apart", async ({
      page,
    }) => {
      const fetched = recordFetched(page);
      await openAndWait(page, "/");
      await page.waitForLoadState("networkidle");
      const files = fetched.filter((request) => request.resourceType() !== "image");
      expect(files.length).toBeGreaterThan(2);
      expect(scriptsIn(files)).toEqual([]);
      const sizes = await Promise.all(files.map((request) => request.sizes()));
      expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(homeBudget);
    });
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a carousel waits for the visitor", async ({ page }) => {
    await openAndWait(page, "/hakkimizda");
    await expect(runScripts(page)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  const menu = (page: Page) => page.getByRole("navigation", { name: strings.mobileMenu });
  const opener = (page: Page) => page.getByRole("button", { name: strings.openMenu });
  const closer = (page: Page) => page.getByRole("button", { name: strings.closeMenu });

  test("the mobile menu opens at the tap and stays open when scripts come", async ({ page }) => {
    const { release } = await openSlowly(page, "/");
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(isLive(page)).toHaveCount(0);
    release();
    await expect(closer(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menu(page)).toBeVisible();
    await closer(page).tap();
    await expect(menu(page)).toBeHidden();
  });

  test("two taps on the mobile menu leave it closed", async ({ page }) => {
    const { release } = await openSlowly(page, "/");
    await opener(page).tap();
    await opener(page).tap();
    await expect(menu(page)).toBeHidden();
    release();
    await expect(isLive(page)).toHaveCount(1);
    await isWholeLive(page);
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("a category is chosen before scripts run, and comes into the address when they do", async ({
    page,
  }) => {
    const { name = "", count = 0 } = category ?? {};
    const { release } = await openSlowly(page, "/");
    await page
      .locator("#katalog")
      .getByRole("radio", { name: startingWith(name) })
      .tap();
    await expect(page.locator("#katalog [data-card]:visible")).toHaveCount(count);
    release();
    await expect(page).toHaveURL(new RegExp(`\\?kategori=${slugOf(name)}`));
    await expect(page.locator("#katalog [data-card]:visible")).toHaveCount(count);
  });
});

test("the part that was tapped before scripts run is taken over before others", async ({ page }) => {
  await page.addInitScript(() => {
    const takenOver: string[] = [];
    Object.assign(window, { takenOver });
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) takenOver.push(target.id);
    }).observe(document, { subtree: true, attributeFilter: ["data-dehydrated"] });
  });
  // On a fast machine everything could be taken over before the loader has its turn.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { release } = await openSlowly(page, "/");
  await page.locator("#bilgi-talebi button[type=submit]").click();
  release();
  await isWholeLive(page);
  const order = await page.evaluate((): string[] => Reflect.get(window, "takenOver"));
  // By itself React would come to it last but one, before the footer.
  expect(order.length).toBeGreaterThan(6);
  expect(order.indexOf("bilgi-talebi")).toBeLessThan(order.length - 4);
});

test("a tap while React takes over the page is not lost, nor done twice", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  // In the moment in which the page is live, and the menu is not yet.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const trigger = document.querySelector<HTMLElement>("[data-header-menu][data-dehydrated] button");
        const states: (string | null)[] = [];
        Object.assign(window, { states });
        if (trigger)
          new MutationObserver(() => states.push(trigger.getAttribute("aria-expanded"))).observe(trigger, {
            attributeFilter: ["aria-expanded"],
          });
        new MutationObserver(() => {
          if (!trigger?.closest("[data-dehydrated]")) throw new Error("The menu was live before the page.");
          trigger.click();
          resolve();
        }).observe(document.documentElement, { attributeFilter: ["data-live"] });
      }),
  );
  const trigger = page.getByRole("button", { name: navigation.corporate.label });
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await isWholeLive(page);
  expect(await page.evaluate((): string[] => Reflect.get(window, "states"))).toEqual(["true"]);
});

test("what was typed and sent before scripts run is sent when they do", async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route("**/functions/v1/send-contact-email", (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 202, contentType: "application/json", body: "{}" });
  });
  const { release } = await openSlowly(page, "/iletisim");
  await page.getByLabel(formStrings.fullName).fill("Işıl Öz");
  await page.getByLabel(formStrings.email).fill("isil@klinik.example");
  await page.getByLabel(formStrings.message).fill("Merhaba");
  await page.getByLabel(formStrings.email).press("Enter");
  await expect(page).toHaveURL(/\/iletisim$/);
  release();
  await expect(page.getByText(notices.contactSent.title)).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ name: "Işıl Öz", email: "isil@klinik.example", message: "Merhaba" });
});

test("words typed before scripts run are not replaced by an old draft", async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      "draft:contact",
      JSON.stringify({ values: { message: "Eski taslak" }, savedAt: Date.now() }),
    ),
  );
  const { release } = await openSlowly(page, "/iletisim");
  await page.getByLabel(formStrings.message).fill("Yeni mesaj");
  release();
  await expect(isLive(page)).toHaveCount(1);
  await isWholeLive(page);
  await expect(page.getByLabel(formStrings.message)).toHaveValue("Yeni mesaj");
});

test("a menu opens under the mouse before scripts run and stays open while they come", async ({ page }) => {
  const { release } = await openSlowly(page, "/");
  const trigger = page.getByRole("button", { name: navigation.products.label });
  await trigger.hover();
  const item = page.locator(`header a[role=menuitem][href="${inMenu?.route}"]`);
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
  await isWholeLive(page);
  // A frame may be late on a busy machine; a menu that closed and opened again was away for longer.
  expect(await page.evaluate(() => Reflect.get(window, "hiddenFrames"))).toBeLessThan(3);
});

test("an arrow key pressed before scripts run opens the menu when they do", async ({ page }) => {
  const { release } = await openSlowly(page, "/");
  await page.getByRole("button", { name: navigation.corporate.label }).focus();
  await page.keyboard.press("ArrowDown");
  release();
  const highlighted = page.locator("header [role=menuitem][data-highlighted]");
  await expect(highlighted).toHaveAttribute("href", firstPage?.to ?? "");
});

test("links lead on while scripts are still away", async ({ page }) => {
  await openSlowly(page, "/");
  await page.getByRole("button", { name: navigation.products.label }).hover();
  await page.locator(`header a[role=menuitem][href="${inMenu?.route}"]`).click({ noWaitAfter: true });
  await expect(page).toHaveURL(endingWith(inMenu?.route ?? ""));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
