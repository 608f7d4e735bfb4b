import { strings } from "#src/domain/interface-strings.ts";
import { formStrings, toastStrings } from "#src/features/contact-forms/form-strings.ts";
import { hrefsOf, pageAt, pages, textOf, textsOf } from "../site/built-site.ts";
import { linkTexts } from "./built-parts.ts";
import * as menus from "./menus.ts";
import * as fixed from "./notices.ts";
import { pages as described } from "./pages.ts";
import { products } from "./products.ts";

const { document } = pageAt("/");

export function checkShell(): void {
  test("every route of the specification is there", () => {
    const wanted = [...described, ...products].map(({ route }) => route);
    expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(wanted));
  });

  test("the header has the brand and both menus", () => {
    expect(textsOf(document, 'header a[href="/"]').join(" ")).toContain(menus.subtitle);
    const [corporate, products] = document.querySelectorAll(`nav[aria-label="${strings.mainMenu}"] > div`);
    expect(textsOf(corporate, "button")).toContain(menus.corporate.label);
    expect(hrefsOf(corporate)).toEqual(expect.arrayContaining([...menus.corporate.routes]));
    expect(textsOf(products, "button")).toContain(menus.products.label);
    for (const { name, routes } of menus.products.groups) {
      const group = [...(products?.querySelectorAll("[role=group]") ?? [])].find((candidate) => {
        const label = candidate.getAttribute("aria-labelledby");
        return textOf(document.getElementById(label ?? "")).startsWith(name);
      });
      expect(hrefsOf(group)).toEqual(expect.arrayContaining([...routes]));
    }
  });

  test("the products menu shows turnarounds", () => {
    const menu = document.querySelector(`nav[aria-label="${strings.mainMenu}"]`);
    for (const { route, turnaround } of products)
      if (turnaround) expect(textsOf(menu, `a[href="${route}"]`).join()).toContain(turnaround);
  });

  test("the mobile menu has its pages only", () => {
    const menu = document.querySelector(`nav[aria-label="${strings.mobileMenu}"]`)?.closest("details");
    expect(hrefsOf(menu).sort()).toEqual([...menus.mobile.routes].sort());
    expect(textsOf(menu, "a")).toContain(menus.mobile.laboratory);
  });

  test("the footer has its links, contact lines and year", () => {
    const footer = document.querySelector("footer");
    const { services, quick, year } = menus.footer;
    expect(hrefsOf(footer)).toEqual(expect.arrayContaining([...services, ...quick]));
    for (const to of ["tel:", "mailto:", "https://wa.me/"])
      expect([to, linkTexts(footer ?? document, to)]).not.toEqual([to, []]);
    expect(textOf(footer)).toContain(year);
  });

  test("the not-found page has its fixed texts", () => {
    const { heading, text, home } = fixed.notFound;
    const main = pageAt("/404.html").document.querySelector("main");
    expect(textOf(main?.querySelector("h1"))).toContain(heading);
    expect(textOf(main)).toContain(text);
    expect(linkTexts(main ?? document, "/")).toContain(home);
  });

  test("notices, errors and the sending button are word for word", () => {
    expect(toastStrings).toMatchObject(fixed.notices);
    expect(formStrings.sending).toBe(fixed.sending);
    expect(strings.error.title).toBe(fixed.unhandled);
  });
}
