import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { askUrl } from "#src/domain/contact-links.ts";
import { maxCompared } from "#src/features/product-list/comparison.ts";
import { productListStrings } from "#src/features/product-list/product-list-strings.ts";
import { Products } from "#src/sections/products/products.section.tsx";
import { createDerivedFacts, createQuantity } from "../../../support/factories";
import { createRow } from "../../../support/product-rows";
import { renderWithSite } from "../../../support/render-with-site";

const row = (name: string, category: string) =>
  createRow({
    slug: name.toLowerCase(),
    name,
    keywords: null,
    catalogue: [{ title: name, category, features: [] }],
  });
const all = [row("Lamine", "Kron"), row("Inlay", "Kron"), row("Deflex", "Protez")];

const page: Queries.ProductsFragment = {
  banner: { tag: "Kronlar", title: "Vaka takvimi", lede: "Süreler yan yana." },
  table: {
    title: "Süre ve garanti",
    product: "Ürün",
    category: "Kategori",
    features: "Öne çıkanlar",
    unknown: "Belirtilmemiş",
    noWarranty: null,
  },
  filter: { allLabel: "Tümü", categories: ["Kron", "Protez"] },
  search: {
    label: "Arayın",
    hint: "zirkonyum",
    noResult: "Bulunamadı, [bize sorun](/iletisim).",
    pagesLabel: "Sayfalar",
    synonyms: null,
    topics: [{ label: "Hastaysanız", to: "/iletisim", words: ["diş ağrısı"] }],
  },
  comparison: {
    title: "Yan yana",
    oneMore: "Bir ürün daha seçin.",
    criterion: "Ölçüt",
  },
  products: all,
};

const list = (products = all, hash = "") => (
  <Products
    page={{ ...page, products }}
    pages={[
      { label: "KVKK", to: "/kvkk", words: "kvkk veri" },
      { label: "Hakkımızda", to: "/hakkimizda", words: "lamine 2019" },
    ]}
    derived={createDerivedFacts()}
    location={{ hash }}
  />
);

const renderList = (products = all, hash = "") => renderWithSite(list(products, hash));

/** Pastes text, because each letter typed renders the whole list. */
async function search(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

const links = () =>
  screen.queryAllByRole("rowheader").map((head) => within(head).getByRole("link").textContent);
const field = () => screen.getByRole("searchbox", { name: "Arayın" });

beforeEach(() => window.history.replaceState(null, "", "/urunler"));

test("begins with the shortest turnaround, and asks about an unknown one", () => {
  const days = (number: number) => createQuantity({ number, unit: "gün" });
  renderList([
    createRow({ name: "Lamine", slug: "a", turnaround: null }),
    createRow({ name: "Inlay", slug: "b", turnaround: days(5) }),
    createRow({ name: "Deflex", slug: "c", turnaround: days(2) }),
  ]);
  expect(links()).toEqual(["Deflex", "Inlay", "Lamine"]);
  expect(screen.getByRole("link", { name: /^Lamine: Vakaya göre/ })).toHaveAttribute(
    "href",
    askUrl(true, "a"),
  );
});

test("search and category narrow the list together", async () => {
  renderList();
  await search("lamine");
  await waitFor(() => expect(links()).toEqual(["Lamine"]));
  await userEvent.click(screen.getByRole("radio", { name: /^Protez/ }));
  await waitFor(() => expect(links()).toEqual([]));
  expect(screen.getByText(productListStrings.foundInAll("Tümü", 1))).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  await userEvent.clear(field());
  await waitFor(() => expect(links()).toEqual(["Deflex"]));
});

test("offers a page unless a product matches better", async () => {
  renderList();
  await search("lamine");
  await waitFor(() => expect(links()).toEqual(["Lamine"]));
  expect(screen.queryByRole("link", { name: "Hakkımızda" })).toBeNull();
  await userEvent.clear(field());
  await search("2019");
  expect(await screen.findByRole("link", { name: "Hakkımızda" })).toBeVisible();
});

test("a topic that matches better than every product stands alone", async () => {
  renderList([row("Diş teli", "Protez")]);
  await search("diş ağrısı");
  expect(await screen.findByRole("link", { name: "Hastaysanız" })).toBeVisible();
  await waitFor(() => expect(links()).toEqual([]));
});

test("a link to the page without a category shows all products", async () => {
  window.history.replaceState(null, "", "/urunler?kategori=protez");
  const { rerender } = renderList();
  await waitFor(() => expect(links()).toEqual(["Deflex"]));
  window.history.pushState(null, "", "/urunler");
  rerender(list());
  await waitFor(() => expect(links()).toHaveLength(all.length));
  expect(screen.getByRole("radio", { name: /^Tümü/ })).toBeChecked();
});

test("announces what is chosen for the comparison", async () => {
  renderList();
  const status = screen.getAllByRole("status").at(-1);
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("checkbox", { name: /Lamine/ }));
  expect(status).toHaveTextContent(productListStrings.chosenCount(1, maxCompared));
});

test("the focus stays near what is removed from the comparison", async () => {
  renderList();
  const box = (name: RegExp) => screen.getByRole("checkbox", { name });
  await userEvent.click(box(/Lamine/));
  await userEvent.click(box(/Inlay/));
  const remove = (name: string) => screen.getByRole("button", { name: productListStrings.remove(name) });
  await userEvent.click(remove("Lamine"));
  expect(remove("Inlay")).toHaveFocus();
  await userEvent.click(remove("Inlay"));
  expect(box(/Inlay/)).toHaveFocus();
});

test("links to one request for all compared products", () => {
  window.history.replaceState(null, "", "/urunler?karsilastir=lamine,inlay");
  renderList();
  expect(screen.getByRole("link", { name: productListStrings.askFor(2) })).toHaveAttribute(
    "href",
    askUrl(true, "lamine", "inlay"),
  );
});

test("a product's link navigates unless a key is held", async () => {
  renderList();
  const link = screen.getByRole("link", { name: "Inlay" });
  await userEvent.click(link);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/inlay"]]);
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(link);
  expect(navigate).toHaveBeenCalledTimes(1);
});
