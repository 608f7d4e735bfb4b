import { fullName } from "#src/domain/full-name.ts";
import { required } from "#src/domain/required.ts";
import { dataAt, picturedRoutes, receivedRoute, routes, site } from "../../support/real-content.ts";
import { pageAt } from "../built-site.ts";

/** Title, description and text of the shared picture in a page's data. */
function seoAt(route: string): { title: string; description: string; alt: string } {
  const { seo, socialCard } = required(
    Object.values(dataAt<object>(route)).find((value) => Object(value).seo),
    route,
  );
  return { ...seo, alt: socialCard?.alt ?? "" };
}

const metaOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";

test("every page has its title, description, address and card", () => {
  for (const route of routes) {
    const { document } = pageAt(route);
    const { title, description, alt } = seoAt(route);
    const url = site.url + route;
    const isShared = Boolean(site.socialImage) || picturedRoutes.includes(route);
    const picture = metaOf(document, "og:image");
    expect(document.title).toContain(title);
    expect({
      description: metaOf(document, "description"),
      language: document.documentElement.lang,
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      url: metaOf(document, "og:url"),
      locale: metaOf(document, "og:locale"),
      shared: ["og:site_name", "og:title", "og:description"].map((name) => metaOf(document, name)),
      card: metaOf(document, "twitter:card"),
    }).toEqual({
      description,
      language: "tr",
      canonical: url,
      url,
      locale: "tr_TR",
      shared: [fullName(site.brand, site.subtitle), title, description],
      card: isShared ? "summary_large_image" : "",
    });
    expect([picture, picture.startsWith(`${site.url}/static/`)]).toEqual([picture, isShared]);
    expect([route, metaOf(document, "og:image:alt")]).toEqual([route, alt]);
    const size = ["og:image:width", "og:image:height"].map((name) => metaOf(document, name));
    expect([route, size]).toEqual([route, isShared ? ["1200", "630"] : ["", ""]]);
  }
});

test("the home page's title begins with the brand", () => {
  expect(pageAt("/").document.title).toBe(`${site.brand} | ${seoAt("/").title}`);
});

test("result pages and the not-found page are noindex", () => {
  for (const route of ["/404.html", receivedRoute]) {
    const { document } = pageAt(route);
    expect(document.title).toContain(seoAt(route).title);
    expect([route, metaOf(document, "robots")]).toEqual([route, "noindex"]);
    expect([route, document.querySelector("link[rel=canonical]")]).toEqual([route, null]);
  }
});
