import { strings } from "../../src/domain/interface-strings.ts";
import { formStrings, toastStrings } from "../../src/features/contact-forms/form-strings.ts";
import { hrefsOf, pageAt, textOf, textsOf } from "../site/built-site.ts";
import { assertCount, assertHas, assertSame, assertWords } from "./asserts.ts";
import { linkTexts, pages } from "./built-parts.ts";
import * as menus from "./menus.ts";
import * as fixed from "./notices.ts";
import { pages as described } from "./pages.ts";
import { products } from "./products.ts";

const { document } = pageAt("/", pages);

export function checkShell(): void {
  test("every route of the specification is there", () => {
    const wanted = [...described, ...products].map(({ route }) => route);
    const built = pages.map(({ route }) => route);
    assertHas("section 2, the table of routes", "The site", wanted, built);
  });

  test("the header has the brand and both menus", () => {
    const brand = textsOf(document, 'header a[href="/"]').join(" ");
    assertWords("the subtitle 'Protez Laboratuvarı'", "The brand", [menus.subtitle], brand);

    const [corporate, products] = document.querySelectorAll(`nav[aria-label="${strings.mainMenu}"] > div`);
    const menu =
      "'Kurumsal' dropdown: About us, Vision, Mission, FAQ, Laboratory, each with a short description";
    assertHas(menu, "The menu", [menus.corporate.label], textsOf(corporate, "button"));
    assertHas(menu, "The menu", menus.corporate.routes, hrefsOf(corporate));

    const groups = "'Ürünlerimiz' dropdown with two groups";
    assertHas(groups, "The menu", [menus.products.label], textsOf(products, "button"));
    for (const { name, routes } of menus.products.groups) {
      const group = [...(products?.querySelectorAll("[role=group]") ?? [])].find((candidate) => {
        const label = candidate.getAttribute("aria-labelledby");
        return textOf(document.getElementById(label ?? "")).startsWith(name);
      });
      assertHas(groups, `The group “${name}”`, routes, hrefsOf(group));
    }
  });

  test("the mobile menu has its pages only", () => {
    const menu = document.querySelector(`nav[aria-label="${strings.mobileMenu}"]`)?.closest("details");
    const says =
      "lists only Home, About, Vision, Mission, FAQ, Laboratory ('Laboratuvarımız'), Contact (no product links)";
    assertSame(says, "The mobile menu", [...menus.mobile.routes].sort(), hrefsOf(menu).sort());
    assertHas(says, "The mobile menu", [menus.mobile.laboratory], textsOf(menu, "a"));
  });

  test("the footer has its links, contact lines and year", () => {
    const footer = document.querySelector("footer");
    const says = "service links, quick links, contact lines, a WhatsApp support button; copyright names 2024";
    assertHas(says, "The footer", [...menus.footer.services, ...menus.footer.quick], hrefsOf(footer));
    for (const to of ["tel:", "mailto:", "https://wa.me/"])
      assertCount(says, `The footer's links to ${to}`, 1, linkTexts(footer ?? document, to).length);
    assertWords(says, "The footer", [menus.footer.year], textOf(footer));
  });

  test("the not-found page has its fixed texts", () => {
    const { heading, text, home } = fixed.notFound;
    const main = pageAt("/404.html", pages).document.querySelector("main");
    const says = "heading 404, 'Oops! Page not found', link 'Return to Home'";
    assertWords(says, "The heading", [heading], textOf(main?.querySelector("h1")));
    assertWords(says, "The page", [text], textOf(main));
    assertHas(says, "The link home", [home], linkTexts(main ?? document, "/"));
  });

  test("notices, errors and the sending button are word for word", () => {
    expect(toastStrings).toMatchObject(fixed.notices);
    expect(formStrings.sending).toBe(fixed.sending);
    expect(strings.error.title).toBe(fixed.unhandled);
  });
}
