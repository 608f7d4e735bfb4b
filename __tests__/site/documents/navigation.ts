import { dig, isRecord, strings } from "../../../src/content-model/walk.ts";
import { filesOf, fill } from "../../support/content-files.ts";
import { menuGroups, navigation, productsPage } from "../../support/real-content.ts";

// Links in the data of header and footer, which `shell.ts` compares with the pages.

type List = "menu" | "header" | "footer";

/** Maximum products per group in the menu (`src/build/graphql/menu-products.ts`). */
const rowsPerGroup = 12;

const written = filesOf("Navigation")[0]?.value;

/** Files of a kind that place themselves in a list, by their order. */
const placed = (kind: string, list: List, group?: string) =>
  filesOf(kind)
    .flatMap(({ value }) => {
      const place = dig(value, [list]);
      const isIn = isRecord(place) && (!group || place.group === group);
      return isIn ? [{ place, title: dig(value, ["title"]), to: `/${dig(value, ["slug"])}` }] : [];
    })
    .sort((a, b) => Number(a.place.order) - Number(b.place.order));

/** The written links with those of pages inserted. */
function linksOf(path: readonly string[], list: List, group?: string): object[] {
  const links = [...Object(dig(written, path) ?? [])];
  for (const { place, title, to } of placed("Page", list, group)) {
    const { order, group: _, ...texts } = place;
    links.splice(Number(order) - 1, 0, { label: title, ...texts, to });
  }
  return JSON.parse(JSON.stringify(links), (_, text) => (typeof text === "string" ? fill(text) : text));
}

test("pages are in the menus and the footer at their order", () => {
  const { corporate, pages, footer } = navigation;
  expect(corporate?.links ?? []).toMatchObject(linksOf(["corporate", "links"], "menu", "corporate"));
  expect(pages).toMatchObject(linksOf(["pages"], "header"));
  expect(footer.serviceLinks).toMatchObject(linksOf(["footer", "serviceLinks"], "footer", "services"));
  expect(footer.quickLinks).toMatchObject(linksOf(["footer", "quickLinks"], "footer", "quick"));
});

test("products are in the menu and the footer at their order", () => {
  const addresses = (list: List, group?: string) => placed("Product", list, group).map(({ to }) => to);
  const groups = strings(dig(written, ["products", "groups"]))
    .map((group) => ({ group, all: addresses("menu", group) }))
    .filter(({ all }) => all.length > 0);
  expect(menuGroups.map(({ name, products }) => [name, products.map(({ route }) => route)])).toEqual(
    groups.map(({ group, all }) => [group, all.slice(0, rowsPerGroup)]),
  );
  expect(productsPage.products.map(({ slug }) => `/${slug}`)).toEqual(groups.flatMap(({ all }) => all));
  expect(navigation.footer.products.map(({ slug }) => `/${slug}`)).toEqual(addresses("footer"));
});
