import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { productsInPart } from "../../../../src/lib/product-list";
import { productListStrings } from "../../../../src/lib/product-list-strings";
import type { ProductRow } from "../../../../src/sections/products/product-row";
import { Products } from "../../../../src/sections/products/products.section";
import { foundFirst } from "../../../../src/sections/products/use-list-view";
import { createRow } from "../../../support/product-rows";
import { renderWithSystem } from "../../../support/render-with-system";

// A list so long that it goes on under a second address.

const row = (number: number) => createRow({ slug: `kron-${number}`, name: `Kron ${number}`, keywords: null });
const all = Array.from({ length: productsInPart + 5 }, (_, i) => row(i + 1));
const own = all.slice(0, productsInPart);
const others = all.slice(productsInPart);

const page: Queries.ProductsFragment = {
  table: {
    title: "Süre ve garanti",
    lede: null,
    product: "Ürün",
    category: "Kategori",
    group: "Grup",
    materials: "Malzemeler",
    shades: "Renkler",
    features: "Öne çıkanlar",
    steps: "Adımlar",
    unknown: "Belirtilmemiş",
    byMaterial: "Malzemeye göre",
  },
  search: { label: "Arayın", hint: "zirkonyum", noResult: "Bulunamadı." },
  comparison: {
    title: "Yan yana",
    hint: "Üç ürün seçin.",
    oneMore: "Bir ürün daha seçin.",
    criterion: "Ölçüt",
  },
  products: own,
};

const answerWith = (products: readonly ProductRow[]) =>
  jest.fn(async (_address: string) => ({
    ok: true,
    json: async () => ({ result: { data: { productsPage: { products } } } }),
  }));

function renderList(fetched: jest.Mock) {
  Object.assign(globalThis, { fetch: fetched });
  const place = { part: 1, parts: 2, total: all.length, counts: { Kron: all.length } };
  renderWithSystem(
    <Products page={page} filter={{ allLabel: "Tümü", categories: ["Kron"] }} place={place} />,
  );
}
/** For a machine that has much to do besides. */
const patient = { timeout: 20_000 };

const links = () =>
  screen.queryAllByRole("link", { name: /^Kron \d+$/ }).map(({ textContent }) => textContent);
const field = () => screen.getByRole("searchbox", { name: "Arayın" });
const parts = () => screen.queryByRole("navigation", { name: productListStrings.parts });

jest.setTimeout(60_000);
beforeEach(() => window.history.replaceState(null, "", "/urunler"));

test("the page holds its own part, and the way to the other; nothing is fetched", () => {
  const fetched = answerWith(others);
  renderList(fetched);
  expect(links()).toEqual(own.map(({ name }) => name));
  expect(parts()).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test("the first touch of the search fetches the other part, once, and finds what stands there", async () => {
  const fetched = answerWith(others);
  renderList(fetched);
  await userEvent.type(field(), `${all.length}`);
  await waitFor(() => expect(links()).toEqual([`Kron ${all.length}`]), patient);
  expect(fetched.mock.calls).toEqual([["/page-data/urunler/2/page-data.json"]]);
  expect(parts()).not.toBeInTheDocument();
});

test("of what is found the best are shown, and the rest at a press", async () => {
  renderList(answerWith(others));
  await userEvent.type(field(), "kron");
  const rest = all.length - foundFirst;
  const more = await screen.findByRole("button", { name: productListStrings.more(rest) });
  expect(links()).toHaveLength(foundFirst);
  await userEvent.click(more);
  expect(links()).toHaveLength(all.length);
  expect(more).not.toBeInTheDocument();
});

test("an order is one of all products", async () => {
  renderList(answerWith(others));
  const button = screen.getByRole("button", { name: productListStrings.sortBy.name });
  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(links()[0]).toBe("Kron 9"), patient);
  expect(links()).toHaveLength(productsInPart);
});

test("an address may name products of another part", async () => {
  window.history.replaceState(null, "", `/urunler?karsilastir=kron-1,kron-${all.length}`);
  renderList(answerWith(others));
  const compared = () =>
    [...document.querySelectorAll("#karsilastirma thead a")].map(({ textContent }) => textContent);
  await waitFor(() => expect(compared()).toEqual(["Kron 1", `Kron ${all.length}`]), patient);
});

test("where the other part does not come, this one is searched, and the page says so; the next touch asks again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const fetched = jest.fn(async () => ({ ok: false, status: 503 }));
  renderList(fetched);
  await userEvent.type(field(), "kron");
  expect(await screen.findByText(new RegExp(productListStrings.notLoaded))).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`^${productsInPart} `))).toBeInTheDocument();
  Object.assign(globalThis, { fetch: answerWith(others) });
  await userEvent.type(field(), ` ${all.length}`);
  await waitFor(() => expect(links()).toEqual([`Kron ${all.length}`]), patient);
  expect(screen.queryByText(new RegExp(productListStrings.notLoaded))).not.toBeInTheDocument();
});

test("a product's name leads to its page within the site; with a key held down the browser answers", async () => {
  renderList(answerWith(others));
  const link = screen.getByRole("link", { name: "Kron 2" });
  await userEvent.click(link);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/kron-2"]]);
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(link);
  expect(navigate).toHaveBeenCalledTimes(1);
});
