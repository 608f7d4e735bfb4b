import { expect, type Page, type Request, test } from "@playwright/test";
import { contactAddress } from "#src/domain/contact-links.ts";
import { homeBudget } from "../../support/budgets";
import { missingRoute, picturedRoutes, products, slidesPage, workSlip } from "../../support/real-content";
import { phone, withMotion } from "../support/devices";
import { framesDrawn } from "../support/frames";
import { needed } from "../support/needed";
import { livePage, openAlive } from "../support/open-alive";
import { loadFonts, recordShifts, shiftsOf } from "../support/shifts";
import { fullest } from "../support/templates";
import { endingWith } from "../support/words";

test.use(withMotion);

const startedScripts = (page: Page) => page.locator("body > script[src]");

/** Opens a page that never finishes loading, so that only the visitor can start its scripts. */
async function openUnloaded(page: Page, path: string): Promise<void> {
  await page.route(/\.(?:avif|webp)$/, () => undefined);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(startedScripts(page)).toHaveCount(0);
}

/** Makes scripts wait for the visitor. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

test("the first pointer starts scripts before the page has loaded", async ({ page }) => {
  const pictured = picturedRoutes.find((route) => route !== "/");
  await openUnloaded(page, needed(pictured, "page that begins with a picture"));
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(livePage(page)).toHaveCount(1);
});

test("a field filled without pointer or key starts scripts", async ({ page }) => {
  const [, chosen] = products;
  const label = workSlip?.formFields.find(({ kind }) => kind === "product")?.label;
  await saveData(page);
  await page.goto("/is-formu");
  // Fires `input` and `change` alone, as speech input and autofill do.
  await page
    .getByLabel(needed(label, "product on its slip"), { exact: true })
    .selectOption(chosen?.slug ?? "");
  await expect(livePage(page)).toHaveCount(1);
});

test.describe("with Save-Data", () => {
  test.use({ ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test("fetches scripts on the first key only", async ({ page }) => {
    await saveData(page);
    const fetched: Request[] = [];
    page.on("requestfinished", (request) => fetched.push(request));
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
    const files = fetched.filter((request) => request.resourceType() !== "image");
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((request) => request.url().endsWith(".js"))).toEqual([]);
    const sizes = await Promise.all(files.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(homeBudget);
    await page.keyboard.press("Tab");
    await expect(livePage(page)).toHaveCount(1);
  });
});

test("a half-loaded menu shows no word of the browser's", async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.route("/", async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/html", body: /^.*?<details[^>]*>/s.exec(html)?.[0] ?? "" });
  });
  await page.goto("/");
  await expect(page.locator("header a").first()).toBeVisible();
  await expect(page.locator("header details")).toBeHidden();
});

test("nothing moves while a page arrives in pieces", async ({ page }) => {
  await recordShifts(page);
  for (const route of ["/", fullest.route, needed(slidesPage, "page with a carousel").route])
    for (const viewport of [phone.viewport, { width: 1280, height: 900 }]) {
      await page.setViewportSize(viewport);
      await page.goto(missingRoute);
      const html = await (await page.request.get(route)).text();
      const start = html.indexOf("<header");
      const end = html.indexOf("<main") + 12_000;
      const write = (piece: string) => page.evaluate((text) => document.write(text), piece);
      await page.evaluate(() => document.open());
      await write(html.slice(0, start));
      await loadFonts(page);
      await shiftsOf(page, 0);
      for (const piece of html.slice(start, end).match(/.{1,1000}/gs) ?? []) {
        await write(piece);
        await framesDrawn(page, 2);
      }
      expect(await shiftsOf(page, 0.01), `${route} at ${viewport.width} px`).toEqual([]);
    }
});

test("parts of a next page that arrive late push nothing in sight", async ({ page }) => {
  for (const route of [contactAddress, needed(slidesPage, "page with a carousel").route]) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/(?:banner|carousel)-\w+\.js$/, async (request) => {
      await released;
      await request.continue();
    });
    await openAlive(page, "/");
    await page.locator(`a[href="${route}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(endingWith(route));
    const next = page.locator("main h2").first();
    await expect(next).toBeAttached();
    for (const part of [next, page.getByRole("contentinfo")]) await expect(part).not.toBeInViewport();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  }
});
