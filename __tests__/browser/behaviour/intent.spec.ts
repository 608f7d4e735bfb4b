import { expect, type Page, type Request, test } from "@playwright/test";
import { homeBudget } from "../../../dev/bench/budgets";
import { formStrings } from "../../../src/lib/form-strings";
import { slugOf } from "../../../src/lib/turkish";
import { choices, menuGroups, navigation, products, workSlip } from "../../support/real-content";
import { phone } from "../support/devices";
import { needed } from "../support/needed";
import { hydrated, openAlive } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";
import { endingWith, startingWith } from "../support/words";

/** A page that tells nothing of today, for which scripts would start by themselves. */
const still = products.find(({ turnaround }) => !turnaround)?.route ?? "/iletisim";
const dated = products.find(({ turnaround }) => turnaround);
const [category] = choices.slice(1);
const [inMenu] = menuGroups.flatMap((group) => group.products);

const isLive = (page: Page) => page.locator("html[data-scripts=live]");
/** Gatsby's scripts once they are started, which takes them out of the template. */
const startedScripts = (page: Page) => page.locator("body > script[src]");
const prefetched = (page: Page) => page.locator("link[rel=prefetch]");

/** Opens a page that nobody touches, and waits until it prefetches its scripts, the last it does by itself. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(prefetched(page).first()).toBeAttached();
}

test("a page at rest prefetches its scripts and runs none; the first scroll runs them", async ({ page }) => {
  await openAtRest(page, still);
  const waiting = await page
    .locator("#gatsby-scripts")
    .evaluate((template: HTMLTemplateElement) =>
      [...template.content.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")),
    );
  expect(waiting.length).toBeGreaterThan(2);
  expect(
    await prefetched(page).evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(waiting);
  await expect(startedScripts(page)).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(isLive(page)).toHaveCount(1);
});

for (const [how, type] of [
  ["a finger", "touchstart"],
  ["a key", "keydown"],
  ["the focus", "focusin"],
  ["speech that fills a field", "input"],
  ["speech that chooses", "change"],
] as const)
  test(`${how} starts scripts`, async ({ page }) => {
    await openAtRest(page, "/iletisim");
    await page.locator("main form input:visible").first().dispatchEvent(type);
    await expect(isLive(page)).toHaveCount(1);
  });

test("a pointer that moves starts scripts", async ({ page }) => {
  await openAtRest(page, "/iletisim");
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 205);
  await expect(isLive(page)).toHaveCount(1);
});

test("a product that is chosen by something that only says so is followed", async ({ page }) => {
  const [chosen] = products.filter(({ materials }) => materials?.items.length);
  const [material] = chosen?.materials?.items ?? [];
  const label = workSlip?.formFields.find(({ kind }) => kind === "product")?.label;
  await openAtRest(page, "/is-formu");
  // Neither pointer, key nor focus: this fires `input` and `change` alone.
  await page
    .getByLabel(needed(label, "product on its slip"), { exact: true })
    .selectOption(chosen?.slug ?? "");
  await expect(page.getByRole("button", { name: material?.name ?? "", exact: true })).toBeVisible();
});

for (const search of ["?utm_source=mektup&utm_medium=eposta", "?fbclid=abc", "?gclid=abc"])
  test(`${search} in the address starts no script`, async ({ page }) => {
    await openAtRest(page, still + search);
    await expect(startedScripts(page)).toHaveCount(0);
  });

for (const address of [
  `/?kategori=${slugOf(category?.name ?? "")}`,
  `/is-formu?urun=${products[0]?.slug}`,
  `/urunler?karsilastir=${products[0]?.slug}`,
  "/sss#icerik",
])
  test(`${address} names a state, which starts scripts`, async ({ page }) => {
    await page.goto(address);
    await expect(isLive(page)).toHaveCount(1);
  });

test("a carousel in view starts scripts", async ({ page }) => {
  await page.goto("/hakkimizda");
  await expect(isLive(page)).toHaveCount(1);
});

test("a page that tells of today starts scripts when it was looked at for some seconds", async ({ page }) => {
  await openAtRest(page, needed(dated, "product with a turnaround").route);
  await expect(startedScripts(page)).toHaveCount(0);
  await expect(isLive(page)).toHaveCount(1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a carousel waits for the visitor", async ({ page }) => {
    await openAtRest(page, "/hakkimizda");
    await expect(startedScripts(page)).toHaveCount(0);
  });
});

test.describe("where data is dear", () => {
  test.use({ ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test("no script is fetched before it is needed, and the home page keeps to its budget", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const fetched: Request[] = [];
    page.on("requestfinished", (request) => fetched.push(request));
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(prefetched(page)).toHaveCount(0);
    const files = fetched.filter((request) => request.resourceType() !== "image");
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((request) => request.url().endsWith(".js"))).toEqual([]);
    const sizes = await Promise.all(files.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(homeBudget);
    await page.keyboard.press("Tab");
    await expect(isLive(page)).toHaveCount(1);
  });
});

test("no kind of page complains of anything while React takes it over", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  for (const path of [
    "/",
    still,
    dated?.route ?? "/",
    "/hakkimizda",
    "/iletisim",
    "/sss",
    "/urunler",
    "/is-formu",
  ])
    await openAlive(page, path, "main section > *, footer > *");
  expect(complaints).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(phone);

  const menu = (page: Page) => page.locator("header details");
  const toggle = (page: Page) => page.locator("header summary");

  test("the mobile menu opens at the tap and stays open when scripts come", async ({ page }) => {
    const { release } = await openSlowly(page, "/");
    await toggle(page).tap();
    await expect(menu(page).getByRole("link").first()).toBeVisible();
    await expect(isLive(page)).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(menu(page).getByRole("link").first()).toBeVisible();
    await toggle(page).tap();
    await expect(menu(page).getByRole("link").first()).toBeHidden();
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
  await hydrated(page, "main form textarea");
  await expect(page.getByLabel(formStrings.message)).toHaveValue("Yeni mesaj");
});

test("links lead on while scripts are still away", async ({ page }) => {
  await openSlowly(page, "/");
  await page.getByRole("button", { name: navigation.products.label }).hover();
  await page.locator(`header a[role=menuitem][href="${inMenu?.route}"]`).click({ noWaitAfter: true });
  await expect(page).toHaveURL(endingWith(inMenu?.route ?? ""));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
