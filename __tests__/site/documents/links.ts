import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { readPalette } from "#src/content-model/brand-files.ts";
import { movedPages } from "#src/content-model/moved-pages.ts";
import { routeOf } from "#src/content-model/routes.ts";
import { dig } from "#src/content-model/walk.ts";
import { productListAddress } from "#src/domain/product-list.ts";
import { files, filesOf } from "../../support/content-files.ts";
import { dataAt, products, questionPages, receivedRoute, routes, site } from "../../support/real-content.ts";
import { folder, pages, textsOf } from "../built-site.ts";
import { inDocument, inSitemap, inStyles } from "./references.ts";
import { origin, problemOf } from "./resolve.ts";

/** Style sheets of a page, which its parsed document lacks. */
const stylesOf = (html: string) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].join("\n");
const text = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** Broken addresses, as "page: address reason". */
function broken(from: string, urls: readonly string[]): string[] {
  return [...new Set(urls)].flatMap((url) => {
    const problem = problemOf(url, from);
    return problem ? [`${from}: ${url} ${problem}`] : [];
  });
}

test("every document has its page", () => {
  const wanted = files.flatMap((file) => routeOf(file) ?? []);
  expect(pages.map(({ route }) => route.replace(".html", "")).sort()).toEqual(wanted.sort());
});

test("every address in documents, styles and structured data resolves", () => {
  const found = pages.flatMap(({ route, document, html }) => {
    const urls = [...inDocument(document), ...inStyles(stylesOf(html))];
    const inFrame = document.querySelectorAll(":is(header, footer) a").length;
    assert.ok(inFrame > 0 && urls.length > inFrame, `${route}: only ${urls.length} addresses were found`);
    return broken(route, urls);
  });
  expect(found).toEqual([]);
});

test("previous addresses lead to the present ones, on hosts without redirects too", () => {
  const moved = movedPages(files);
  const rules = existsSync(path.join(folder, "_redirects")) ? text("_redirects").trim().split("\n") : [];
  expect(rules).toEqual(moved.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]));
  for (const { from, to, name } of moved) {
    const { document } = new JSDOM(text(`${from.slice(1)}.html`)).window;
    expect(document.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(`0; url=${to}`);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(origin + to);
    expect(textsOf(document, `a[href="${to}"]`)).toEqual([name]);
    expect(text("sitemap-0.xml")).not.toContain(`${origin}${from}<`);
  }
});

test("every page is reached by a link", () => {
  const targets = new Set(
    pages.flatMap(({ route, document }) =>
      [...document.querySelectorAll("a[href]")]
        .map((link) => new URL(link.getAttribute("href") ?? "", origin + route).pathname)
        .filter((target) => target !== route),
    ),
  );
  // A page in neither menu nor footer is for visitors with its address.
  const unlinked = filesOf("Page").filter(({ value }) =>
    ["menu", "header", "footer"].every((list) => !dig(value, [list])),
  );
  const awaited = routes.filter((route) => !unlinked.some((file) => routeOf(file) === route));
  expect(awaited.filter((route) => !targets.has(route))).toEqual([]);
  assert.ok(!targets.has(receivedRoute), "only the function leads to the page of a received message");
});

test("every page and question that the search finds is there", () => {
  const { siteInfo } = dataAt<Queries.ProductsPageQuery>(productListAddress);
  const found = siteInfo.searchPages;
  assert.ok(found.length >= routes.length - products.length);
  const asked = questionPages.flatMap(({ route, questions }) =>
    questions.flatMap(({ id, question }) => (id ? { label: question, to: `${route}#${id}` } : [])),
  );
  expect(found).toEqual(
    expect.arrayContaining(
      asked.map((each) => expect.objectContaining({ ...each, words: expect.stringMatching(/\w/) })),
    ),
  );
  expect(
    broken(
      productListAddress,
      found.map(({ to }) => to),
    ),
  ).toEqual([]);
});

test("the manifest's entries and every picture it names are there", async () => {
  const manifest = JSON.parse(text("manifest.webmanifest"));
  assert.ok(manifest.icons.length >= 3);
  const { lang, short_name, start_url, theme_color } = manifest;
  expect({ lang, short_name, start_url, theme_color }).toEqual({
    lang: "tr",
    short_name: site.brand,
    start_url: "/",
    theme_color: readPalette().colours.bg.deep,
  });
  expect(
    broken("/manifest.webmanifest", [start_url, ...manifest.icons.map(({ src }: { src: string }) => src)]),
  ).toEqual([]);
  assert.ok(
    existsSync(path.join(folder, "apple-touch-icon.png")),
    "where iPhones look without being told to",
  );
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(path.join(folder, src.replace(/\?.*/, ""))).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

test("robots.txt leads to a sitemap of exactly all pages", () => {
  const [, index = ""] = /^Sitemap: (.*)$/m.exec(text("robots.txt")) ?? [];
  expect(broken("/robots.txt", [index])).toEqual([]);
  const parts = inSitemap(text(new URL(index).pathname));
  expect(broken("/sitemap-index.xml", parts)).toEqual([]);
  const listed = parts.flatMap((part) => inSitemap(text(new URL(part).pathname)));
  expect(listed.sort()).toEqual(routes.map((route) => origin + route).sort());
});

test("social cards are below 150 KB", () => {
  const social = path.join(folder, "static/social");
  const cards = existsSync(social) ? readdirSync(social) : [];
  expect(cards.filter((name) => statSync(path.join(social, name)).size > 150_000)).toEqual([]);
});
