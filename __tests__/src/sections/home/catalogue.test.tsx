import { screen } from "@testing-library/react";
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
const choice = (name: string) => screen.getByRole("radio", { name: new RegExp(`^${name}`) });
const chosen = () => screen.getByRole("radio", { checked: true });
const choose = (name: string) => userEvent.click(choice(name));

beforeEach(() => window.history.replaceState(null, "", "/"));

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

describe("the address", () => {
  test("keeps the category beside its other parts, without Turkish letters, and loses it when all are shown", async () => {
    window.history.replaceState(null, "", "/?kaynak=mail#katalog");
    renderCatalogue();
    await choose("Çocuk");
    expect(window.location.href).toMatch(/\/\?kaynak=mail&kategori=cocuk#katalog$/);
    expect(screen.getByRole("status")).toHaveTextContent("1 seçenek gösteriliyor");
    await choose("Tümü");
    expect(window.location.href).toMatch(/\/\?kaynak=mail#katalog$/);
    expect(screen.getByRole("status")).toHaveTextContent("4 seçenek gösteriliyor");
  });

  test("with a category shows that one from the start, with an unknown one all", () => {
    window.history.replaceState(null, "", "/?kategori=protez");
    const { unmount } = renderCatalogue();
    expect(chosen()).toBe(choice("Protez"));
    expect(screen.getByRole("status")).toHaveTextContent("1 seçenek gösteriliyor");
    unmount();
    window.history.replaceState(null, "", "/?kategori=yok");
    renderCatalogue();
    expect(chosen()).toBe(choice("Tümü"));
  });

  test("takes no second step for the same category", async () => {
    renderCatalogue();
    await choose("Kron");
    const { length } = window.history;
    await choose("Kron");
    expect(window.history.length).toBe(length);
  });
});
