import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Catalogue } from "../../../../src/sections/home/catalogue.section";
import { createCard, createCatalogueProduct } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const catalogue: Queries.CatalogueFragment = {
  title: "Ürünler",
  lede: null,
  allLabel: "Tümü",
  categories: ["Kron", "Çocuk"],
  detailLabel: "Detaylı Bilgi",
  showAllLabel: "Tüm Hizmetleri Görüntüle",
};

const products = [
  createCatalogueProduct({
    slug: "porselen-kron",
    catalogue: ["Vita", "Vita Mark II"].map((title, order) => createCard({ title, order })),
  }),
  createCatalogueProduct({
    slug: "yer-tutucu",
    catalogue: [createCard({ title: "Yer Tutucu", category: "Çocuk", order: 3 })],
  }),
];

const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name: new RegExp(`^${name}`) }));

test("keeps the category in the address beside other parameters", async () => {
  window.history.replaceState(null, "", "/?kaynak=mail#katalog");
  renderWithSystem(<Catalogue catalogue={catalogue} products={products} />);
  await choose("Çocuk");
  expect(window.location.href).toMatch(/\/\?kaynak=mail&kategori=cocuk#katalog$/);
  expect(screen.getByRole("status")).toHaveTextContent("1 seçenek gösteriliyor");
  await choose("Tümü");
  expect(window.location.href).toMatch(/\/\?kaynak=mail#katalog$/);
  expect(screen.getByRole("status")).toHaveTextContent("3 seçenek gösteriliyor");
});
