import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { choices, navigation } from "../../__tests__/support/real-content";
import { freePort } from "../../dev/stack/ports";
import { startSiteServer } from "../../dev/stack/site-server";
import { restorePageScripts } from "../../plugins/scripts-on-intent/rewrite-pages";
import { writeHeaders } from "../../plugins/security-headers/write-headers";

// The site as it is with the option `enabled` of plugins/scripts-on-intent off: pages as Gatsby makes them.

let folder: string;
let site: Awaited<ReturnType<typeof startSiteServer>>;
const complaints: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "scripts-at-once-"));
  await cp("public", folder, { recursive: true });
  // Gatsby's script tags, as the build left them.
  await cp(".cache/published-files", folder, { recursive: true });
  await restorePageScripts(folder);
  const hostFiles = path.join(folder, "hosting");
  await writeHeaders({ site: folder, hostFiles, siteUrl: "http://localhost" });
  const port = await freePort(0, "site", () => undefined);
  site = await startSiteServer(folder, port, "http://127.0.0.1:9");
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});
test.beforeEach(({ page }) => {
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
});
test.afterEach(() => {
  expect(complaints).toEqual([]);
});

/** Opens a page; its scripts run without anybody doing anything. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(site.url + route);
  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
}

test("menus, filter and answers work", async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("button", { name: navigation.corporate.label });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  const [, category] = choices;
  await page.locator("#katalog [type=radio]").nth(1).check();
  await expect(page.locator("#katalog [data-card]:visible")).toHaveCount(category?.count ?? 0);
  await open(page, "/sss");
  await page.locator("main summary").first().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
});

test("a carousel goes on by itself, and a link leads on without loading a page anew", async ({ page }) => {
  await open(page, "/hakkimizda");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator("[data-carousel-controls] button").last().click();
  await expect(page.locator("[data-slide]").last()).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "KVKK" }).click();
  await expect(page).toHaveURL(/\/kvkk$/);
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
});
