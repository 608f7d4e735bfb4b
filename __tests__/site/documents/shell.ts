import assert from "node:assert/strict";
import { JSDOM } from "jsdom";
import { readLogo, readPalette } from "#src/content-model/brand-files.ts";
import { mailUrl, telephoneUrl, whatsappUrl } from "#src/domain/contact-links.ts";
import { writeWeekdays } from "#src/domain/delivery/write-days.ts";
import { formatQuantity } from "#src/domain/format.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { logoSymbol } from "#src/domain/logo.ts";
import { reservedIds } from "#src/domain/page-ids.ts";
import { productListAddress } from "#src/domain/product-list.ts";
import { menuGroups, navigation, products, site, words } from "../../support/real-content.ts";
import { type BuiltPage, collapsed, hrefsOf, pageAt, pages, textOf, textsOf } from "../built-site.ts";

const { home, corporate, contact, footer } = navigation;

/** Links of the footer's first column; without links there is none. */
const services = [
  ...footer.products.map(({ slug }) => `/${slug}`),
  ...footer.serviceLinks.map(({ to }) => to),
];

const hrefs = (links: readonly { to: string }[]) => links.map(({ to }) => to);
/** The logo as serialised by HTML parsers. */
const logoIn = (document: Document) => document.querySelector("symbol#logo")?.outerHTML;
const logo = logoIn(new JSDOM(`<svg>${logoSymbol(readLogo(), readPalette())}</svg>`).window.document);

/** What the products menu says of a product's time, if any product has one. */
const timeOf = (turnaround: Queries.QuantityFieldsFragment | null): string => {
  if (!site.parts.turnarounds) return "";
  return turnaround ? formatQuantity(turnaround) : words.byCase;
};

const within = ({ document }: BuiltPage, selector: string): Element => {
  const found = document.querySelector(selector);
  assert.ok(found, `${selector} is missing`);
  return found;
};

describe("header and footer are whole on every page", () => {
  for (const page of pages) {
    test(page.route, () => {
      const header = within(page, "header");
      const brand = textOf(header.querySelector('a[href="/"]'));
      assert.ok(brand.includes(site.brand) && brand.includes(site.subtitle ?? ""), brand);
      expect(logoIn(page.document)).toBe(logo);
      for (const part of ["header", "footer"]) within(page, `${part} a use[href='#logo']`);

      const menus = [...header.querySelectorAll(`nav[aria-label="${strings.mainMenu}"] > div`)];
      const menuNamed = (label: string) =>
        menus.find((menu) => textOf(menu.querySelector("button")) === label);
      const productsMenu = menuNamed(navigation.products.label);
      const names: Readonly<Record<string, readonly string[]>> = {
        home: [home.label],
        corporate: corporate ? [corporate.label] : [],
        products: [navigation.products.label],
        pages: navigation.pages.map(({ label }) => label),
        contact: [contact.label],
      };
      const entries = header.querySelectorAll(
        `nav[aria-label="${strings.mainMenu}"] > a, nav[aria-label="${strings.mainMenu}"] > div > button`,
      );
      expect([...entries].map(textOf)).toEqual(navigation.menu.flatMap((name) => names[name] ?? []));
      if (corporate) {
        const company = menuNamed(corporate.label);
        expect(hrefsOf(company)).toEqual(hrefs(corporate.links));
        expect(textsOf(company, "a > *")).toEqual(
          corporate.links.flatMap(({ label, description }) => [
            collapsed(label),
            collapsed(description ?? ""),
          ]),
        );
      }

      const list = productsMenu?.querySelector(`a[href="${productListAddress}"]`);
      expect(textOf(list)).toContain(`(${products.length})`);

      const groups = [...(productsMenu?.querySelectorAll("[role=group]") ?? [])];
      expect(groups.length).toBe(menuGroups.length);
      for (const [i, { name, products: shown }] of menuGroups.entries()) {
        const links = [...(groups[i]?.querySelectorAll("a") ?? [])];
        const label = header.querySelector(`[id="${groups[i]?.getAttribute("aria-labelledby")}"]`);
        assert.ok(textOf(label).startsWith(name), `the group ${name} is called ${textOf(label)}`);
        expect(hrefsOf(groups[i])).toEqual(shown.map(({ route }) => route));
        for (const [row, product] of shown.entries())
          expect(textOf(links[row])).toBe(collapsed(product.label) + timeOf(product.turnaround));
      }

      const mobile = header.querySelector(`nav[aria-label="${strings.mobileMenu}"]`);
      const onPhones: Readonly<Record<string, readonly (typeof home)[]>> = {
        home: [home],
        corporate: corporate?.links ?? [],
        pages: navigation.pages.filter(({ to }) => corporate?.links.every((link) => link.to !== to) ?? true),
        contact: [contact],
      };
      const mobileLinks = navigation.menu.flatMap((name) => onPhones[name] ?? []);
      expect(hrefsOf(mobile)).toEqual(hrefs(mobileLinks));
      expect(textsOf(mobile, "a")).toEqual(
        mobileLinks.map(({ label, mobileLabel }) => collapsed(mobileLabel ?? label)),
      );

      const columns = [...within(page, "footer").querySelectorAll("div:has(> h2)")];
      expect(textsOf(page.document, "footer h2")).toEqual([
        ...(services.length > 0 ? [footer.servicesTitle] : []),
        footer.quickTitle,
        footer.contactTitle,
      ]);
      expect(columns.map((column) => hrefsOf(column))).toEqual([
        ...(services.length > 0 ? [services] : []),
        hrefs(footer.quickLinks),
        [
          telephoneUrl(site.phone.dialled),
          ...(site.morePhones ?? []).map(({ dialled }) => telephoneUrl(dialled)),
          ...(site.email ? [mailUrl(site.email)] : []),
          ...(site.branches ?? []).flatMap(({ phone }) => (phone ? [telephoneUrl(phone.dialled)] : [])),
        ],
      ]);
      const messages = [...page.document.querySelectorAll('footer a[href^="https://wa.me/"]')];
      expect(messages.map((link) => [link.getAttribute("href"), textOf(link)])).toEqual(
        site.whatsapp ? [[whatsappUrl(site.whatsapp), strings.ask.whatsapp]] : [],
      );
      const footerText = textOf(within(page, "footer"));
      const hours = site.hours.map(({ days, opens, closes }) => `${writeWeekdays(days)} ${opens}–${closes}`);
      const places = [site, ...(site.branches ?? [])].map(
        ({ address }) => `${address.street}, ${address.city}`,
      );
      for (const text of [site.legalNotice, site.blurb, ...places, ...hours])
        assert.ok(footerText.includes(collapsed(text)), text);
    });
  }
});

test("the header marks the current page", () => {
  const current = `nav[aria-label="${strings.mainMenu}"] > a[aria-current=page]`;
  const marked = [...(navigation.menu.includes("home") ? [home] : []), ...navigation.pages, contact];
  for (const { route, document } of pages) {
    expect([route, textsOf(document, current)]).toEqual([
      route,
      marked.filter(({ to }) => to === route).map(({ label }) => label),
    ]);
  }
});

test("a product's page has breadcrumbs", () => {
  const shown = menuGroups.flatMap(({ name, products }) => products.map((product) => ({ ...product, name })));
  for (const { route, name } of shown) {
    const { document } = pageAt(route);
    const crumbs = textsOf(document, `nav[aria-label="${strings.breadcrumbs}"] li`);
    const heading = textOf(document.querySelector("h1"));
    expect(crumbs).toEqual([home.label, navigation.products.label, name, heading]);
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
