import { expect, type Page, test } from "@playwright/test";
import { strings } from "../../src/lib/interface-strings";
import { phone } from "../support/devices";
import { allButLoader } from "../support/fail-scripts";

/** How scripts may fail before a page is live, and which requests do not come then. */
const failures: readonly (readonly [how: string, blocked: RegExp])[] = [
  ["any script file", /\.js$/],
  ["any script file but the loader", allButLoader],
  ["React's file", /\/framework-[^/]+\.js$/],
  ["what all pages share", /\/every-page-[^/]+\.js$/],
  ["the page's own script", /\/component---[^/]+\.js$/],
  ["the page's data", /\/page-data\.json$/],
];

/** Opens a page whose scripts fail at the first intent, and waits until the loader has noticed. */
async function openFailing(page: Page, path: string, blocked: RegExp): Promise<void> {
  await page.route(blocked, (route) => route.abort());
  await page.goto(path);
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
}

/** The page's parts are whole without scripts: every slide shows, and what only scripts can do is gone. */
async function expectFormWithoutScripts(page: Page): Promise<void> {
  for (const slide of await page.locator("[data-slide]").all()) await expect(slide).toBeVisible();
  await expect(page.locator("[data-carousel-controls]")).toBeHidden();
}

for (const [how, blocked] of failures) {
  test(`without ${how} a page takes the form it has without scripts`, async ({ page }) => {
    await openFailing(page, "/hakkimizda", blocked);
    await expectFormWithoutScripts(page);
    await page.locator("[data-header-menu] > button").first().click();
    await page.locator("[data-header-menu] a").nth(1).click();
    await expect(page).not.toHaveURL(/hakkimizda$/);
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("without any script the whole mobile menu shows", async ({ page }) => {
    await openFailing(page, "/hakkimizda", /\.js$/);
    await expectFormWithoutScripts(page);
    await page.getByRole("navigation", { name: strings.mobileMenu }).getByRole("link").last().click();
    await expect(page).not.toHaveURL(/hakkimizda$/);
  });
});

test("a tap that waits when scripts fail is answered in styles, and so is the next", async ({ page }) => {
  let answer = (): void => undefined;
  const tapped = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(allButLoader, async (route) => {
    await tapped;
    await route.abort();
  });
  await page.goto("/kvkk");
  const trigger = page.locator("[data-header-menu] > button").first();
  const entry = page.locator("[data-header-menu] a").first();
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(entry).toBeVisible();
  answer();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  await expect(entry).toBeVisible();
});

test("scripts that come late after all make the page live", async ({ page }) => {
  await page.goto("/kvkk");
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-scripts", "failed");
    window.dispatchEvent(new Event("wheel"));
  });
  await expect(page.locator("html")).toHaveAttribute("data-live", "");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts", "failed");
});

test("without the loader a page takes its scriptless form at once, and after a while where it hangs", async ({
  page,
}) => {
  await page.route(/\/loader-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/hakkimizda");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  await expectFormWithoutScripts(page);
  await page.unrouteAll();
  await page.clock.install();
  let come = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/loader-[^/]+\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto("/hakkimizda", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.clock.runFor(15_000);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  await expectFormWithoutScripts(page);
  come();
  await expect(page.locator("html")).toHaveAttribute("data-loader", "");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts", "failed");
});
