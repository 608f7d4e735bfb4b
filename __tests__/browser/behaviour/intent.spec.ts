import { expect, type Page, type Request, test } from "@playwright/test";
import { slugOf } from "../../../src/lib/turkish";
import { homeBudget } from "../../support/budgets";
import { labels } from "../../support/form-labels";
import { choices, products, workSlip } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { needed } from "../support/needed";
import { hydrated } from "../support/open-alive";
import { openSlowly } from "../support/open-slowly";

test.use(withMotion);

/** A page that tells nothing of today, for which scripts would start by themselves. */
const still = products.find(({ turnaround }) => !turnaround)?.route ?? "/iletisim";
const [category] = choices.slice(1);

const isLive = (page: Page) => page.locator("html[data-scripts=live]");
/** Gatsby's scripts once they are started, which takes them out of the template. */
const startedScripts = (page: Page) => page.locator("body > script[src]");
const prefetched = (page: Page) => page.locator("link[rel=prefetch]");

/** Opens a page that nobody touches, and waits until it prefetches its scripts, the last it does by itself. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(prefetched(page).first()).toBeAttached();
}

test("a page at rest prefetches its scripts and runs none; a pointer that moves runs them", async ({
  page,
}) => {
  await openAtRest(page, still);
  const waiting = await page
    .locator("#gatsby-scripts")
    .evaluate(({ content }: HTMLTemplateElement) => content.querySelectorAll("script[src]").length);
  expect(waiting).toBeGreaterThan(2);
  await expect(prefetched(page)).toHaveCount(waiting);
  await expect(startedScripts(page)).toHaveCount(0);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 205);
  await expect(isLive(page)).toHaveCount(1);
});

test("while a page scrolls its scripts wait, and run when it rests", async ({ page }) => {
  await openAtRest(page, still);
  const started = await page.evaluate(async () => {
    dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return document.querySelectorAll("body > script[src]").length;
  });
  expect(started).toBe(0);
  await expect(isLive(page)).toHaveCount(1);
});

test("a product that is chosen by something that only says so is followed", async ({ page }) => {
  const [chosen] = products.filter(({ materials }) => materials?.items.length);
  const [material] = chosen?.materials?.items ?? [];
  const label = workSlip?.formFields.find(({ kind }) => kind === "product")?.label;
  await openAtRest(page, "/is-formu");
  // Neither pointer, key nor focus: this fires `input` and `change` alone, as speech and autofill do.
  await page
    .getByLabel(needed(label, "product on its slip"), { exact: true })
    .selectOption(chosen?.slug ?? "");
  await expect(page.getByRole("button", { name: material?.name ?? "", exact: true })).toBeVisible();
});

test("an address that names a state starts scripts; what a letter adds does not", async ({ page }) => {
  for (const address of [`/?kategori=${slugOf(category?.name ?? "")}`, "/sss#icerik"]) {
    await page.goto(address);
    await expect(isLive(page), address).toHaveCount(1);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAtRest(page, "/hakkimizda?utm_source=mektup&utm_medium=eposta&fbclid=abc&gclid=abc");
  await expect(startedScripts(page)).toHaveCount(0);
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

test("words typed before scripts run are not replaced by an old draft", async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      "draft:contact",
      JSON.stringify({ values: { message: "Eski taslak" }, savedAt: Date.now() }),
    ),
  );
  const { release } = await openSlowly(page, "/iletisim");
  await page.getByLabel(labels.message).fill("Yeni mesaj");
  release();
  await hydrated(page, "main form textarea");
  await expect(page.getByLabel(labels.message)).toHaveValue("Yeni mesaj");
});
