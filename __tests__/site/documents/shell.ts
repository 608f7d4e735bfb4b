import assert from "node:assert/strict";
import { readLogo, readPalette } from "#src/content-model/brand-files.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { logoSymbol } from "#src/domain/logo.ts";
import { reservedIds } from "#src/domain/page-ids.ts";
import { menuGroups, navigation } from "../../support/real-content.ts";
import { hrefsOf, pageAt, pages, textOf, textsOf } from "../built-site.ts";

const { home } = navigation;

test("header and footer are the same on every page", () => {
  const frameOf = (document: Document) =>
    ["header", "footer"].map((part) => {
      const found = document.querySelector(part);
      return { text: textOf(found), links: hrefsOf(found) };
    });
  const wanted = frameOf(pageAt("/").document);
  expect(wanted.every(({ text, links }) => text && links.length > 0)).toBe(true);
  for (const { route, document } of pages) expect([route, frameOf(document)]).toEqual([route, wanted]);
});

test("header and footer of every page draw the logo", () => {
  const logo = logoSymbol(readLogo(), readPalette());
  for (const { route, html, document } of pages) {
    assert.ok(html.includes(logo), route);
    const drawn = document.querySelectorAll(":is(header, footer) a use[href='#logo']");
    expect([route, drawn.length]).toEqual([route, 2]);
  }
});

test("the header marks the current page", () => {
  for (const { route, document } of pages) {
    const links = [...document.querySelectorAll(`nav[aria-label="${strings.mainMenu}"] > a`)];
    const marked = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect([route, marked]).toEqual([route, links.filter((link) => link.getAttribute("href") === route)]);
  }
});

test("a product's page has breadcrumbs", () => {
  for (const { route } of menuGroups.flatMap(({ products }) => products)) {
    const { document } = pageAt(route);
    const crumbs = textsOf(document, `nav[aria-label="${strings.breadcrumbs}"] li`);
    const heading = textOf(document.querySelector("h1"));
    expect(crumbs).toEqual([home.label, navigation.products.label, heading]);
  }
});

/** Ids an editor could choose; those of Chakra, React and Gatsby contain other characters. */
const isSlug = (id: string) => /^[a-z0-9-]+$/.test(id) && !/^gatsby-/.test(id);

test("every page reserves the ids of its frame and of reasons", () => {
  for (const { route, document } of pages) {
    const own = [...document.querySelectorAll("[id]")].filter(
      (element) => element.matches("p") || !element.parentElement?.closest("main"),
    );
    const free = own.map(({ id }) => id).filter((id) => isSlug(id) && !reservedIds.includes(id));
    expect([route, free]).toEqual([route, []]);
  }
});

test("every icon has a drawing", () => {
  for (const { route, document } of pages) {
    const icons = [...document.querySelectorAll('svg[viewBox="0 0 24 24"] > path')];
    assert.ok(icons.length > 0, route);
    for (const icon of icons) expect(icon.getAttribute("d")).toMatch(/^M[\d.]+ [\d.]+[a-zA-Z]/);
  }
});
