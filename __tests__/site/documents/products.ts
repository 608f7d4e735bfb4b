import assert from "node:assert/strict";
import { isHidden } from "#src/content-model/hidden.ts";
import { dig } from "#src/content-model/walk.ts";
import { askUrl, slipUrl, telephoneUrl } from "#src/domain/contact-links.ts";
import { formatQuantity } from "#src/domain/format.ts";
import { strings } from "#src/domain/interface-strings.ts";
import { allFiles } from "../../support/content-files.ts";
import {
  products as allProducts,
  cards,
  catalogue,
  home,
  services,
  site,
  workSlip,
} from "../../support/real-content.ts";
import { collapsed, hrefsOf, pageAt, pages, textOf, textsOf } from "../built-site.ts";

const shownCatalogue = pageAt("/").document.querySelector(`#${catalogue?.id}`);

(catalogue ? test : test.skip)("the catalogue has the cards of all products in order", () => {
  const shown = [...(shownCatalogue?.querySelectorAll("[data-category]") ?? [])];
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
    expect(card?.querySelector("a")?.getAttribute("aria-label")).toBe(`${catalogue?.detailLabel}: ${title}`);
  }
});

test("the information request offers its products in order", () => {
  const boxes = pageAt("/").document.querySelectorAll("main form input[type=checkbox]");
  expect([...boxes].map((box) => box.getAttribute("value"))).toEqual(services);
});

test("a product's contact links name the product", () => {
  for (const { route, slug, name, callToAction } of allProducts) {
    const { document } = pageAt(route);
    const text = encodeURIComponent(strings.ask.aboutProduct(name));
    const whatsapp = site.whatsapp ? [`https://wa.me/${site.whatsapp}?text=${text}`] : [];
    const wanted = [
      ...(site.email ? [`mailto:${site.email}?subject=${encodeURIComponent(name)}`] : []),
      telephoneUrl(site.phone.dialled),
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

// A text may use the name as a word of the trade, so only texts that are the name are looked for.
test("a hidden product has no page, link or name on any page", () => {
  for (const { value } of allFiles.filter((file) => isHidden(file.value))) {
    const route = `/${dig(value, ["slug"])}`;
    assert.ok(!pages.some((page) => page.route === route), route);
    const name = String(dig(value, ["name"]));
    const naming = pages.filter(({ html, route: at }) => {
      if (html.includes(`"${route}"`)) return true;
      // Most pages have no such word, and need no document.
      const elements = html.includes(name) ? [...pageAt(at).document.querySelectorAll("*")] : [];
      return elements.some((element) => textOf(element) === name);
    });
    assert.equal(naming.map((page) => page.route).join(", "), "");
  }
});
