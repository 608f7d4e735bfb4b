import { expect, type Page, test } from "@playwright/test";
import { routes } from "../spec/routes";

const siteUrl = "https://www.sedefdental.example";

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

test("every page has its own title and description, within what search results show", async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { route } of routes) {
    await page.goto(route);
    const title = await page.title();
    const description = (await metaOf(page, "description")) ?? "";
    expect(title.length, title).toBeLessThanOrEqual(70);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(165);
    expect(title + description, route).not.toMatch(/[{}]|undefined|null/);
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(24);
  expect(descriptions.size).toBe(24);
});

test("every page names its language, address and picture for sharing", async ({ page }) => {
  for (const { route } of routes) {
    await page.goto(route);
    const url = siteUrl + route;
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", url);
    expect(await metaOf(page, "og:url")).toBe(url);
    expect(await metaOf(page, "og:locale")).toBe("tr_TR");
    expect(await metaOf(page, "og:title")).toBeTruthy();
    expect(await metaOf(page, "og:description")).toBe(await metaOf(page, "description"));
    expect(await metaOf(page, "twitter:card")).toBe("summary_large_image");
    const picture = await metaOf(page, "og:image");
    expect(picture).toMatch(new RegExp(`^${siteUrl}/static/social/[a-z0-9-]+-[0-9a-f]{12}\\.jpg$`));
    expect(await metaOf(page, "twitter:image")).toBe(picture);
    const heading = (await page.locator("h1").textContent())?.trim() ?? "";
    expect(await metaOf(page, "og:image:alt")).toContain(`: ${heading}. `);
  }
});

test("the not-found page stays out of search engines", async ({ page }) => {
  const answer = await page.goto("/boyle-bir-sayfa-yok");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});
