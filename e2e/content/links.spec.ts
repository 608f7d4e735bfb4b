import { expect, test } from "@playwright/test";
import { routes } from "../spec/routes";

test("every link within the site leads to a page and to a place that is there", async ({ page, request }) => {
  const targets = new Map<string, string>();
  for (const { route } of routes) {
    await page.goto(route);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const href of links) if (href.startsWith("http")) targets.set(href, route);
  }
  const origin = new URL(page.url()).origin;
  const pagesSeen = new Map<string, string>();
  for (const [href, from] of targets) {
    const { origin: linkOrigin, pathname, hash } = new URL(href);
    if (linkOrigin !== origin) {
      expect(linkOrigin, from).toMatch(/^https:\/\/(wa\.me|www\.openstreetmap\.org)$/);
      continue;
    }
    if (!pagesSeen.has(pathname)) {
      const answer = await request.get(pathname, { maxRedirects: 0 });
      expect(answer.status(), `${pathname} on ${from}`).toBe(200);
      pagesSeen.set(pathname, await answer.text());
    }
    if (hash) expect(pagesSeen.get(pathname), `${href} on ${from}`).toContain(`id="${hash.slice(1)}"`);
  }
  expect([...pagesSeen.keys()].sort()).toEqual(routes.map(({ route }) => route).sort());
});
