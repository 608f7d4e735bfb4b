import assert from "node:assert/strict";
import { clinicalRows } from "../../../src/domain/clinical.ts";
import { askUrl, slipUrl } from "../../../src/domain/contact-links.ts";
import { formatQuantity } from "../../../src/domain/format.ts";
import { strings } from "../../../src/domain/interface-strings.ts";
import { wholeDaysOf } from "../../../src/domain/units.ts";
import {
  products as allProducts,
  cards,
  choices,
  home,
  menuGroups,
  services,
  site,
  workSlip,
} from "../../support/real-content.ts";
import { shownProcess } from "../../support/shown-process.ts";
import { collapsed, hrefsOf, pageAt, readPages, textOf, textsOf } from "../built-site.ts";

const pages = readPages();
const catalogue = pageAt("/", pages).document.querySelector("#katalog");

test("the catalogue has the cards of all products in order", () => {
  const shown = [...(catalogue?.querySelectorAll("[data-category]") ?? [])];
  expect(shown.map((card) => ({ title: textOf(card.querySelector("h3")), links: hrefsOf(card) }))).toEqual(
    cards.map(({ title, route }) => ({ title: collapsed(title), links: [route] })),
  );
  for (const [i, { title, category, turnaround, features, description }] of cards.entries()) {
    const card = shown[i];
    expect([title, textOf(card?.querySelector("p"))]).toEqual([
      title,
      `${category}${turnaround ? formatQuantity(turnaround) : ""}`,
    ]);
    assert.ok(textOf(card).includes(collapsed(description)), title);
    expect([title, textsOf(card, "ul li")]).toEqual([title, (features ?? []).map(collapsed)]);
    expect(card?.querySelector("a")?.getAttribute("aria-label")).toBe(
      `${home.catalogue.detailLabel}: ${title}`,
    );
  }
});

describe("a product's process shows the times, bars and note of its steps", () => {
  for (const product of allProducts.filter(({ process }) => process)) {
    test(product.route, () => {
      const part = pageAt(product.route, pages).document.querySelector("[aria-labelledby=surec]");
      const { times, bars, note } = shownProcess(product, site.sentences?.workingDays);
      const text = part?.textContent ?? "";
      for (const time of times) expect(text).toContain(time);
      expect(part?.querySelectorAll("li [style^=width]")).toHaveLength(bars);
      expect(part?.querySelector("ol + p")?.textContent).toBe(note);
    });
  }
});

test("the product list has the shortest turnaround first, equal ones in the order of the menu", () => {
  const inMenu = menuGroups.flatMap(({ products }) =>
    products.flatMap(({ route }) => allProducts.filter((product) => product.route === route)),
  );
  const daysOf = ({ turnaround }: (typeof allProducts)[number]) =>
    turnaround ? wholeDaysOf(turnaround) : [Number.MAX_VALUE, 0];
  const sorted = inMenu
    .map((product) => ({ route: product.route, days: daysOf(product) }))
    .sort(({ days: [a = 0, b = 0] }, { days: [c = 0, d = 0] }) => a - c || b - d);
  const rows = pageAt("/urunler", pages).document.querySelectorAll("[data-row] th");
  expect([...rows].flatMap((row) => hrefsOf(row))).toEqual(sorted.map(({ route }) => route));
});

test("a single product is neither sorted nor compared", () => {
  const { document } = pageAt("/urunler", pages);
  const boxes = document.querySelectorAll("[data-row] [type=checkbox]").length;
  expect(boxes).toBe(allProducts.length > 1 ? allProducts.length : 0);
  expect(document.querySelectorAll("[data-col] button").length > 0).toBe(allProducts.length > 1);
});

test("the filter offers all cards, then each category with its count", () => {
  const text = textOf(catalogue);
  const names = choices.map(({ name, count }) => `${name} ${count}`);
  assert.ok(text.includes(names.join("")), `the filter is not ${names.join(", ")}`);
});

test("the information request offers its products in order", () => {
  const boxes = pageAt("/", pages).document.querySelectorAll("main form input[type=checkbox]");
  expect([...boxes].map((box) => box.getAttribute("value"))).toEqual(services);
});

test("a product's page shows what its file says for the dentist", () => {
  for (const { route, clinical } of allProducts) {
    const part = pageAt(route, pages).document.querySelector("[aria-labelledby=klinik]");
    expect([route, textsOf(part, "dd li")]).toEqual([
      route,
      clinicalRows(clinical).flatMap(({ entries }) => entries.map(collapsed)),
    ]);
  }
});

test("related products are those named, then the next of the group", () => {
  for (const { products } of menuGroups)
    for (const [position, { route }] of products.entries()) {
      const named = allProducts.find((product) => product.route === route)?.related ?? [];
      const next = [...products, ...products].slice(position + 1, position + products.length);
      const wanted = [
        ...named
          .map((slug) => `/${slug}`)
          .filter((to) => allProducts.some((product) => product.route === to)),
        ...next.map((product) => product.route),
      ].filter((to) => to !== route);
      const part = pageAt(route, pages).document.querySelector("[aria-labelledby=ilgili]");
      expect([route, [...new Set(hrefsOf(part))]]).toEqual([route, [...new Set(wanted)].slice(0, 3)]);
    }
});

test("a product's contact links name the product", () => {
  for (const { route, slug, name, callToAction } of allProducts) {
    const { document } = pageAt(route, pages);
    const text = encodeURIComponent(strings.ask.aboutProduct(name));
    const whatsapp = site.whatsapp ? [`https://wa.me/${site.whatsapp}?text=${text}`] : [];
    const wanted = [
      ...(site.email ? [`mailto:${site.email}?subject=${encodeURIComponent(name)}`] : []),
      `tel:${site.phone.e164}`,
    ];
    const linksIn = (part: string) => hrefsOf(document.querySelector(`main [aria-labelledby=${part}]`));
    expect([route, linksIn("baslik")]).toEqual([route, expect.arrayContaining([...whatsapp, ...wanted])]);
    const bar = hrefsOf(document.querySelector("main > [role=group]"));
    const slip = workSlip ? [slipUrl(slug)] : [];
    expect([route, bar]).toEqual([route, [...slip, askUrl(Boolean(home.infoRequest), slug)]]);
    if (!callToAction) continue;
    // Calls for files never lead to a messenger.
    const called = callToAction.files ? wanted : [...whatsapp, ...wanted];
    expect([route, linksIn("cagri")]).toEqual([route, expect.arrayContaining(called)]);
  }
});
