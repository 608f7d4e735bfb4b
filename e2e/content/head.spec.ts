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

test("every page names its language, address and picture for sharing", async ({ page, request }) => {
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
    const picture = (await metaOf(page, "og:image")) ?? "";
    expect(picture.startsWith(`${siteUrl}/static/`), picture).toBe(true);
    const answer = await request.get(picture.replace(siteUrl, ""));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  }
});

test("the sitemap lists the 24 routes and no other, and robots.txt names it", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  const index = await (await request.get("/sitemap-index.xml")).text();
  const [, part = ""] = /<loc>(.*?)<\/loc>/.exec(index) ?? [];
  const sitemap = await (await request.get(part.replace(siteUrl, ""))).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(routes.map(({ route }) => siteUrl + route).sort());
});

test("the manifest and all icons are there", async ({ page, request }) => {
  await page.goto("/");
  const manifestPath = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const manifest = await (await request.get(manifestPath)).json();
  expect(manifest).toMatchObject({ lang: "tr", short_name: "Sedef Dental", start_url: "/" });
  const icons = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(icons.length).toBeGreaterThanOrEqual(3);
  for (const src of [...icons, ...manifest.icons.map((icon: { src: string }) => `/${icon.src}`)]) {
    expect((await request.get(src.replace("//", "/"))).status(), src).toBe(200);
  }
});

test("the not-found page stays out of search engines", async ({ page }) => {
  const answer = await page.goto("/boyle-bir-sayfa-yok");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});
