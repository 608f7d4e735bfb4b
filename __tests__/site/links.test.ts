import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { colours } from "../../src/theme/colours.ts";
import { site as laboratory, receivedRoute, routes } from "../support/real-content.ts";
import { folder, originOf, readPagesWithStyles } from "./built-site.ts";
import { inData, inDocument, inManifest, inSitemap } from "./references.ts";
import { problemOf, type Site } from "./resolve.ts";

const pages = readPagesWithStyles();
const site: Site = { folder, origin: originOf(pages), pages };
const text = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** The addresses that lead nowhere, as "page: address why". */
function broken(from: string, urls: readonly string[]): string[] {
  return [...new Set(urls)].flatMap((url) => {
    const problem = problemOf(url, from, site);
    return problem ? [`${from}: ${url} ${problem}`] : [];
  });
}

test("the pages are those of the content, and the two nobody looks for", () => {
  assert.deepEqual(pages.map(({ route }) => route).sort(), [...routes, receivedRoute, "/404.html"].sort());
});

test("every link, anchor, picture, icon, style and address in structured data leads somewhere", () => {
  let count = 0;
  const found = pages.flatMap(({ route, document }) => {
    const urls = inDocument(document);
    count += urls.length;
    return broken(route, urls);
  });
  assert.deepEqual(found, []);
  assert.ok(count > pages.length * 50, `only ${count} addresses were found`);
});

test("every page is reached by a link", () => {
  const targets = new Set(
    pages.flatMap(({ route, document }) =>
      [...document.querySelectorAll("a[href]")]
        .map((link) => new URL(link.getAttribute("href") ?? "", site.origin + route).pathname)
        .filter((target) => target !== route),
    ),
  );
  assert.deepEqual(
    routes.filter((route) => !targets.has(route)),
    [],
  );
  assert.ok(!targets.has(receivedRoute), "only the function leads to the page of a received message");
});

test("the manifest's entries and every picture it names are there", async () => {
  const manifest = JSON.parse(text("manifest.webmanifest"));
  assert.ok(manifest.icons.length >= 3);
  const { lang, short_name, start_url, theme_color } = manifest;
  assert.deepEqual(
    { lang, short_name, start_url, theme_color },
    { lang: "tr", short_name: laboratory.brand, start_url: "/", theme_color: colours.bg.deep },
  );
  assert.deepEqual(broken("/manifest.webmanifest", inManifest(manifest)), []);
  assert.ok(
    existsSync(path.join(folder, "apple-touch-icon.png")),
    "where iPhones look without being told to",
  );
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(path.join(folder, src.replace(/\?.*/, ""))).metadata();
    assert.equal(`${width}x${height}`, sizes, src);
  }
});

test("robots.txt leads to the sitemap, and that to every page and nothing else", () => {
  const [, index = ""] = /^Sitemap: (.*)$/m.exec(text("robots.txt")) ?? [];
  assert.deepEqual(broken("/robots.txt", [index]), []);
  const parts = inSitemap(text(new URL(index).pathname));
  assert.deepEqual(broken("/sitemap-index.xml", parts), []);
  const listed = parts.flatMap((part) => inSitemap(text(new URL(part).pathname)));
  assert.deepEqual(listed.sort(), routes.map((route) => site.origin + route).sort());
});

test("every page has a social card of its own: 1200 × 630, below 150 KB", async () => {
  const cards = pages.flatMap(({ route, document }) => {
    const url = document.querySelector("meta[property='og:image']")?.getAttribute("content");
    return url ? [{ route, name: url.replace(`${site.origin}/`, "") }] : [];
  });
  assert.deepEqual(cards.map(({ route }) => route).sort(), [...routes].sort());
  const contents = new Set<string>();
  for (const { route, name } of cards) {
    const file = path.join(folder, name);
    const { width, height, format } = await sharp(file).metadata();
    assert.deepEqual({ width, height, format }, { width: 1200, height: 630, format: "jpeg" }, route);
    assert.ok(statSync(file).size <= 150_000, `${name} has ${statSync(file).size} bytes`);
    contents.add(readFileSync(file, "base64"));
  }
  assert.equal(contents.size, routes.length);
  const kept = readdirSync(path.join(folder, "static/social")).map((name) => `static/social/${name}`);
  assert.deepEqual(kept.sort(), cards.map(({ name }) => name).sort(), "cards of no page are taken away");
});

test("what leads nowhere is found", () => {
  const { document } = new JSDOM(`
    <head><link rel="icon" href="/yok.png"><meta property="og:image" content="${site.origin}/static/yok.jpg">
    <style>@font-face{src:url('/static/yok.woff2') format('woff2')}</style>
    <script type="application/ld+json">{"@graph":[{"@id":"${site.origin}/#bir","url":"${site.origin}/yok-url"}]}</script>
    </head><body style="background:url(/yok-zemin.png)"><a href="/yok">a</a><a href="#yok">b</a><a href="/sss/">c</a>
    <a href="javascript:alert(1)">d</a><a href="https://baska.example/">e</a><a href="tel:0352 1">f</a>
    <picture><source srcset="/icons/icon-192x192.png 1x, /yok-2x.png 2x"></picture>
    <a href="/sss">iyi</a><a href="tel:+903520000000">iyi</a><a href="mailto:a@b.example">iyi</a>
    <a href="https://wa.me/903520000000">iyi</a></body>`).window;
  assert.deepEqual(
    broken("/", inDocument(document)).map((line) => line.replace(site.origin, "")),
    [
      "/: /yok.png leads nowhere",
      "/: /static/yok.jpg leads nowhere",
      "/: /static/yok.woff2 leads nowhere",
      "/: /yok-url leads nowhere",
      "/: /yok-zemin.png leads nowhere",
      "/: /yok leads nowhere",
      "/: #yok names a place that is not there",
      "/: /sss/ ends with a slash, so that the host redirects",
      "/: javascript:alert(1) is of a kind that is not used here",
      "/: https://baska.example/ leads to a foreign host",
      "/: tel:0352 1 is of a kind that is not used here",
      "/: /yok-2x.png leads nowhere",
    ],
  );
  assert.deepEqual(inData({ "@context": "https://schema.org", image: ["https://a.example/b"] }), [
    "https://a.example/b",
  ]);
});
