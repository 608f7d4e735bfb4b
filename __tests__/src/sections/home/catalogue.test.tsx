import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Catalogue } from "../../../../src/sections/home/catalogue.section";
import { createCard, createCatalogueProduct } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const catalogue: Queries.CatalogueFragment = {
  title: "Ürünler",
  lede: null,
  allLabel: "Tümü",
  categories: ["Protez", "Kron", "Çocuk"],
  detailLabel: "Detaylı Bilgi",
  showAllLabel: "Tüm Hizmetleri Görüntüle",
};

const products = [
  createCatalogueProduct({
    slug: "porselen-kron",
    catalogue: [
      createCard({ title: "Porselen Kron Vita", order: 4 }),
      createCard({ title: "Porselen Kron Vita Mark II", order: 2 }),
    ],
  }),
  createCatalogueProduct({
    slug: "total-protez",
    catalogue: [createCard({ title: "Total Protez", category: "Protez", order: 1 })],
  }),
  createCatalogueProduct({
    slug: "yer-tutucu",
    catalogue: [createCard({ title: "Yer Tutucu", category: "Çocuk", order: 3 })],
  }),
];

const renderCatalogue = () => renderWithSystem(<Catalogue catalogue={catalogue} products={products} />);
/** Of all cards: which of them are shown is up to styles, which browser tests look at. */
const cards = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const choice = (name: string) => screen.getByRole("radio", { name: new RegExp(`^${name}`) });
const chosen = () => screen.getByRole("radio", { checked: true });
const choose = (name: string) => userEvent.click(choice(name));

beforeEach(() => window.history.replaceState(null, "", "/"));

test("has all cards in catalogue order", () => {
  renderCatalogue();
  expect(cards()).toEqual(["Total Protez", "Porselen Kron Vita Mark II", "Yer Tutucu", "Porselen Kron Vita"]);
});

test("offers all first, then the categories in their order, each with its count", () => {
  renderCatalogue();
  const group = within(screen.getByRole("radiogroup", { name: "Kategori" }));
  expect(group.getAllByRole("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
    "Tümü4",
    "Protez1",
    "Kron2",
    "Çocuk1",
  ]);
});

test("each card says its category, and its place among all and among its own", () => {
  renderCatalogue();
  const places = screen
    .queryAllByRole("heading", { level: 3 })
    .map((heading) => heading.closest<HTMLElement>("[data-card]")?.dataset)
    .map((data) => [data?.category, data?.all, data?.own]);
  expect(places).toEqual([
    ["protez", "wide", "wide alone odd"],
    ["kron", "", "wide"],
    ["cocuk", "", "wide alone odd"],
    ["kron", "wide dark", ""],
  ]);
});

test("the number of cards shown is announced", async () => {
  renderCatalogue();
  expect(screen.getByRole("status")).toHaveTextContent("4 seçenek gösteriliyor");
  await choose("Çocuk");
  expect(screen.getByRole("status")).toHaveTextContent("1 seçenek gösteriliyor");
});

test("the link below leads to the list of all products", () => {
  renderCatalogue();
  const link = screen.getByRole("link", { name: "Tüm Hizmetleri Görüntüle" });
  expect(link).toHaveAttribute("href", "/urunler");
});

test("both cards of a product lead to its page, and say which card they belong to", () => {
  renderCatalogue();
  const hrefs = ["Porselen Kron Vita", "Porselen Kron Vita Mark II"].map((title) =>
    screen.getByRole("link", { name: new RegExp(`^Detaylı Bilgi\\s*: ${title}$`) }).getAttribute("href"),
  );
  expect(hrefs).toEqual(["/porselen-kron", "/porselen-kron"]);
});

test("a card lists its features and its turnaround", () => {
  renderCatalogue();
  const card = screen.getByRole("heading", { name: "Total Protez" }).closest("[data-card]");
  expect(card).toHaveTextContent("5–7 iş günü");
  expect(
    within(
      screen.getByRole("heading", { name: "Total Protez" }).closest<HTMLElement>("[data-card]") ??
        document.body,
    ).getAllByRole("listitem"),
  ).toHaveLength(3);
});

describe("the address", () => {
  test("keeps the category, without Turkish letters", async () => {
    renderCatalogue();
    await choose("Çocuk");
    expect(window.location.search).toBe("?kategori=cocuk");
  });

  test("loses the category when all are shown", async () => {
    renderCatalogue();
    await choose("Çocuk");
    await choose("Tümü");
    expect(window.location.search).toBe("");
  });

  test("with a category shows that one from the start", () => {
    window.history.replaceState(null, "", "/?kategori=protez");
    renderCatalogue();
    expect(chosen()).toBe(choice("Protez"));
    expect(screen.getByRole("status")).toHaveTextContent("1 seçenek gösteriliyor");
  });

  test("with an unknown category shows all", () => {
    window.history.replaceState(null, "", "/?kategori=yok");
    renderCatalogue();
    expect(chosen()).toBe(choice("Tümü"));
  });

  test("keeps its other parts", async () => {
    window.history.replaceState(null, "", "/?kaynak=mail#katalog");
    renderCatalogue();
    await choose("Kron");
    expect(`${window.location.search}${window.location.hash}`).toBe("?kaynak=mail&kategori=kron#katalog");
  });

  test("going back returns to the choice before", async () => {
    renderCatalogue();
    await choose("Kron");
    await choose("Protez");
    const back = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    await act(async () => {
      window.history.back();
      await back;
    });
    expect(chosen()).toBe(choice("Kron"));
  });

  test("choosing the same category twice adds no step to go back", async () => {
    renderCatalogue();
    await choose("Kron");
    const { length } = window.history;
    await choose("Kron");
    expect(window.history.length).toBe(length);
  });
});
