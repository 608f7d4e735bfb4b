import { screen, within } from "@testing-library/react";
import { required } from "#src/domain/required.ts";
import { CorporateMenu } from "#src/layout/corporate-menu.tsx";
import { Header } from "#src/layout/header.tsx";
import { ProductsMenu } from "#src/layout/products-menu.tsx";
import { createDerivedFacts, createLayoutData, createLink, createQuantity } from "../../support/factories";
import { renderWithSite } from "../../support/render-with-site";

const data = createLayoutData();
const site = required(data.siteInfo, "site");
const navigation = required(data.navigation, "navigation");
const company = [createLink("Hakkımızda", "/hakkimizda"), createLink("Kalite", "/kalite")];

const linksIn = (within: Element) =>
  [...within.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

test("the mobile menu follows the main menu, without products and repetitions", () => {
  const links = {
    ...navigation,
    menu: ["contact", "home", "products", "corporate", "pages"],
    home: { ...navigation.home, mobileLabel: "Başlangıç" },
    corporate: { label: "Kurumsal", links: company },
    pages: [createLink("Kalite standartları", "/kalite"), createLink("Galeri", "/galeri")],
  };
  renderWithSite(<Header site={site} navigation={links} searchLabel="Arayın" path="/" />);
  expect(linksIn(screen.getByLabelText("Mobil menü"))).toEqual([
    ["İletişim", "/iletisim"],
    ["Başlangıç", "/"],
    ["Hakkımızda", "/hakkimizda"],
    ["Kalite", "/kalite"],
    ["Galeri", "/galeri"],
  ]);
});

test("the corporate menu describes its pages", () => {
  const [first] = company;
  const links = [{ ...required(first, "link"), description: "Kuruluşumuz" }];
  const { container } = renderWithSite(<CorporateMenu label="Kurumsal" links={links} />);
  expect(linksIn(container)).toEqual([["HakkımızdaKuruluşumuz", "/hakkimizda"]]);
});

describe("the products menu", () => {
  const product = (name: string, group: string, turnaround = createQuantity({ number: 3, unit: "gün" })) => ({
    slug: name.toLowerCase(),
    name,
    menu: { group, label: null, description: null },
    turnaround,
    catalogue: [],
    image: null,
  });
  const shown = [
    product("Inlay", "Sabit"),
    { ...product("Kron", "Sabit"), turnaround: null },
    product("Plak", "Hareketli"),
  ];
  const menu = (derived = createDerivedFacts()) => (
    <ProductsMenu
      {...navigation.products}
      groups={["Sabit", "Hareketli"]}
      shown={shown}
      count={3}
      derived={derived}
      path="/"
    />
  );

  test("groups products with their turnaround", () => {
    renderWithSite(menu());
    const [fixed, removable] = screen.getAllByRole("group", { hidden: true });
    expect(linksIn(required(fixed, "group"))).toEqual([
      ["Inlay3 gün", "/inlay"],
      ["KronVakaya göre, bize sorun", "/kron"],
    ]);
    expect(linksIn(required(removable, "group"))).toEqual([["Plak3 gün", "/plak"]]);
  });

  test("has no turnarounds if no product has one", () => {
    renderWithSite(menu({ ...createDerivedFacts(), turnarounds: false }));
    const [fixed] = screen.getAllByRole("group", { hidden: true });
    expect(within(required(fixed, "group")).getByText("Kron").parentElement).toHaveTextContent(/^Kron$/);
  });

  test("counts the products of the list it links to", () => {
    renderWithSite(menu());
    expect(screen.getByText("Ürün listesi (3)")).toHaveAttribute("href", "/urunler");
  });
});
