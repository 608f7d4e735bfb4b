import assert from "node:assert/strict";
import { test } from "node:test";
import { formatQuantity } from "../../../src/lib/format.ts";
import { cards, choices, home, menuGroups, services } from "../../support/real-content.ts";
import { hrefsOf, pageAt, plain, readPages, textOf, textsOf } from "../built-site.ts";

const pages = readPages();
const catalogue = pageAt("/", pages).document.querySelector("#katalog");

test("the catalogue has the cards of all products, in their order, each leading to its page", () => {
  const shown = [...(catalogue?.querySelectorAll("[data-card]") ?? [])];
  assert.deepEqual(
    shown.map((card) => ({ title: textOf(card.querySelector("h3")), links: hrefsOf(card) })),
    cards.map(({ title, route }) => ({ title: plain(title), links: [route] })),
  );
  for (const [i, { title, category, turnaround, features, description }] of cards.entries()) {
    const card = shown[i];
    assert.equal(
      textOf(card?.querySelector("p")),
      `${category}${turnaround ? formatQuantity(turnaround) : ""}`,
      title,
    );
    assert.ok(textOf(card).includes(plain(description)), title);
    assert.deepEqual(textsOf(card, "ul li"), features.map(plain), title);
    assert.equal(textOf(card?.querySelector("a")), plain(`${home.catalogue.detailLabel}: ${title}`));
  }
});

test("the filter offers all cards first, then each category with its number of cards", () => {
  const text = textOf(catalogue);
  const names = choices.map(({ name, count }) => `${name}${count}`);
  assert.ok(text.includes(names.join("")), `the filter is not ${names.join(", ")}`);
});

test("the information request offers every product that asks for a place in it, in its order", () => {
  const boxes = pageAt("/", pages).document.querySelectorAll("main form input[type=checkbox]");
  assert.deepEqual(
    [...boxes].map((box) => box.getAttribute("value")),
    services,
  );
});

test("a product leads on to the three that follow it in its group, going round", () => {
  for (const { products } of menuGroups) {
    for (const [i, { route }] of products.entries()) {
      const others = [...products.slice(i + 1), ...products.slice(0, i)].slice(0, 3);
      const related = pageAt(route, pages).document.querySelector("[aria-labelledby=ilgili]");
      assert.deepEqual(
        hrefsOf(related),
        others.map((product) => product.route),
        route,
      );
    }
  }
});
