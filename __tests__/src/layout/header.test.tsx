import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../../src/layout/header";
import { mainId } from "../../../src/layout/skip-link";
import { required } from "../../../src/lib/required";
import { createLayoutData, createMenuProduct, createQuantity } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

const products = [
  createMenuProduct({ slug: "implant-ustu-kron", name: "İmplant Üstü Kron" }),
  createMenuProduct({
    slug: "ivoclar-kron",
    name: "Ivoclar Kron",
    turnaround: createQuantity({ number: 3, to: 5, unit: "gün" }),
    menu: { group: "Sabit Kronlar", label: "Ivoclar (E.Max CAD)", description: "Seramik." },
  }),
  createMenuProduct({
    slug: "gece-plagi",
    name: "Gece Plağı",
    menu: { group: "Hareketli Protezler", label: null, description: "Plak." },
  }),
];

/** The desktop menu is hidden on narrow screens, and jsdom is as narrow as one. */
const wide = { hidden: true };
const mainMenu = () => within(screen.getByLabelText("Ana menü"));

function renderHeader(path = "/", count = products.length): void {
  window.history.replaceState(null, "", path);
  const { siteInfo, navigation } = createLayoutData(products);
  const menus = required(navigation, "navigation");
  renderWithSystem(
    <Header
      searchLabel="Ürünlerde arayın"
      site={required(siteInfo, "site")}
      navigation={{ ...menus, products: { ...menus.products, count } }}
      path={path}
    />,
  );
}

// Which links the menus hold is stated of the built pages (__tests__/site/documents/shell.ts).

test("the products menu leads to the list of all", () => {
  renderHeader("/", 40);
  const item = mainMenu().getByRole("menuitem", { name: "40 ürünün tümü", ...wide });
  expect(item).toHaveAttribute("href", "/urunler");
});

test("a product stands in the menu under its menu name, with its turnaround", () => {
  renderHeader();
  const item = mainMenu().getByRole("menuitem", { name: /Ivoclar/, ...wide });
  expect(item).toHaveTextContent("Ivoclar (E.Max CAD)3–5 gün");
});

test.each([
  ["the first product", "/", "İmplant Üstü Kron"],
  ["the page's own product", "/gece-plagi", "Gece Plağı"],
])("before anything is pointed at, the products menu shows %s", (_, path, name) => {
  renderHeader(path);
  const figure = mainMenu().getByRole("figure", { hidden: true });
  expect(figure).toHaveTextContent(name);
  // Fetched when the menu opens, not with the page.
  expect(within(figure).getByRole("presentation", { hidden: true })).toHaveAttribute("loading", "lazy");
});

test("the brand's name for screen readers begins with what is seen", () => {
  renderHeader();
  const [brand] = screen.getAllByRole("link", { name: /ana sayfa/ });
  expect(brand).toHaveAccessibleName(`${brand?.textContent}, ana sayfa`);
});

test("the link past the menus is the first of the header and leads to the page's content", () => {
  renderHeader();
  const [first] = within(screen.getByRole("banner")).getAllByRole("link", { hidden: true });
  expect(first).toHaveTextContent("İçeriğe geç");
  expect(first).toHaveAttribute("href", `#${mainId}`);
});

test("the telephone number can be called", () => {
  renderHeader();
  const [first] = screen.getAllByRole("link", { name: "0352 000 00 00", ...wide });
  expect(first).toHaveAttribute("href", "tel:+903520000000");
});

describe("the mobile menu", () => {
  const toggle = () => screen.getByText("Menüyü aç");
  const menu = () => screen.getByRole("navigation", { name: "Mobil menü", ...wide });
  const details = () => menu().closest("details");

  test("closes on Escape and gives the focus back to its button", async () => {
    renderHeader();
    await userEvent.click(toggle());
    within(menu()).getAllByRole("link", wide)[0]?.focus();
    await userEvent.keyboard("{Escape}");
    expect(details()).not.toHaveAttribute("open");
    expect(toggle().closest("summary")).toHaveFocus();
  });
});

test("every page leads to the search of products", () => {
  renderHeader();
  expect(screen.getByRole("link", { name: "Ürünlerde arayın" })).toHaveAttribute("href", "/urunler#ara");
});
