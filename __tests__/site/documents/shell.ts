import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mailUrl, telephoneUrl, whatsappUrl } from "../../../src/lib/contact-links.ts";
import { strings } from "../../../src/lib/interface-strings.ts";
import { footerProducts, menuGroups, navigation, site } from "../../support/real-content.ts";
import { type BuiltPage, hrefsOf, pageAt, plain, readPages, textOf, textsOf } from "../built-site.ts";

const pages = readPages();
const { home, corporate, laboratory, contact, footer } = navigation;

/** As many products of a group as the menu shows (`gatsby/graphql/menu-products.ts`). */
const rowsPerGroup = 12;

const hrefs = (links: readonly { to: string }[]) => links.map(({ to }) => to);
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
      assert.ok(brand.includes(site.brand) && brand.includes(site.subtitle), brand);

      const [corporateMenu, productsMenu] = header.querySelectorAll("[data-header-menu]");
      assert.deepEqual(textsOf(header, "[data-header-menu] > button"), [
        corporate.label,
        navigation.products.label,
      ]);
      assert.deepEqual(hrefsOf(corporateMenu), hrefs(corporate.links));
      assert.deepEqual(
        textsOf(corporateMenu, "a > *"),
        corporate.links.flatMap(({ label, description = "" }) => [plain(label), plain(description)]),
      );

      const groups = [...(productsMenu?.querySelectorAll("[role=group]") ?? [])];
      assert.equal(groups.length, menuGroups.length);
      for (const [i, { name, products }] of menuGroups.entries()) {
        const links = [...(groups[i]?.querySelectorAll("a") ?? [])];
        const label = header.querySelector(`[id="${groups[i]?.getAttribute("aria-labelledby")}"]`);
        assert.ok(textOf(label).startsWith(name), `the group ${name} is called ${textOf(label)}`);
        const shown = products.slice(0, rowsPerGroup);
        assert.deepEqual(
          hrefsOf(groups[i]),
          shown.map(({ route }) => route),
        );
        for (const [row, product] of shown.entries())
          assert.ok(textOf(links[row]).startsWith(plain(product.label)), textOf(links[row]));
      }

      const mobile = header.querySelector(`nav[aria-label="${strings.mobileMenu}"]`);
      const mobileLinks = [home, ...corporate.links, contact];
      assert.deepEqual(hrefsOf(mobile), hrefs(mobileLinks));
      assert.deepEqual(
        textsOf(mobile, "a"),
        mobileLinks.map(({ label, mobileLabel }) => plain(mobileLabel ?? label)),
      );

      const columns = [...within(page, "footer").querySelectorAll("div:has(> h2)")];
      assert.deepEqual(textsOf(page.document, "footer h2"), [
        footer.servicesTitle,
        footer.quickTitle,
        footer.contactTitle,
      ]);
      assert.deepEqual(
        columns.map((column) => hrefsOf(column)),
        [
          [...footerProducts.map(({ route }) => route), ...hrefs(footer.serviceLinks)],
          hrefs(footer.quickLinks),
          [telephoneUrl(site.phone.e164), mailUrl(site.email)],
        ],
      );
      const messages = [...page.document.querySelectorAll('footer a[href^="https://wa.me/"]')];
      assert.deepEqual(
        messages.map((link) => [link.getAttribute("href"), textOf(link)]),
        site.whatsapp ? [[whatsappUrl(site.whatsapp), footer.whatsappLabel]] : [],
      );
      const footerText = textOf(within(page, "footer"));
      const hours = site.hours.map(({ days, opens, closes }) => `${days} ${opens}–${closes}`);
      for (const text of [site.legalNotice, site.blurb, site.address.street, ...hours])
        assert.ok(footerText.includes(plain(text)), text);
    });
  }
});

test("the header marks Home, Laboratory and Contact on their pages, and nothing elsewhere", () => {
  const current = `nav[aria-label="${strings.mainMenu}"] > a[aria-current=page]`;
  const marked = [home, laboratory, contact];
  for (const { route, document } of pages) {
    assert.deepEqual(
      textsOf(document, current),
      marked.filter(({ to }) => to === route).map(({ label }) => label),
      route,
    );
  }
});

test("a product's page shows the way to it", () => {
  const shown = menuGroups.flatMap(({ name, products }) => products.map((product) => ({ ...product, name })));
  for (const { route, name } of shown) {
    const { document } = pageAt(route, pages);
    const crumbs = textsOf(document, `nav[aria-label="${strings.breadcrumbs}"] li`);
    const heading = textOf(document.querySelector("h1"));
    assert.deepEqual(crumbs, [home.label, navigation.products.label, name, heading]);
  }
});
