import { screen, within } from "@testing-library/react";
import { required } from "../../../src/domain/required";
import { Header } from "../../../src/layout/header";
import { loadOnDemand } from "../../../src/ui/on-demand";
import { createLayoutData, createPicture, createQuantity } from "../../support/factories";
import { renderWithSystem } from "../../support/render-with-system";

const product = {
  turnaround: null,
  menu: { group: "Sabit Kronlar", label: null, description: "Kron." },
  catalogue: [{ description: "Kron." }],
  image: createPicture(),
};
const products = [
  { ...product, slug: "implant-ustu-kron", name: "İmplant Üstü Kron" },
  {
    ...product,
    slug: "ivoclar-kron",
    name: "Ivoclar Kron",
    turnaround: createQuantity({ number: 3, to: 5, unit: "gün" }),
    menu: { group: "Sabit Kronlar", label: "Ivoclar (E.Max CAD)", description: "Seramik." },
  },
  {
    ...product,
    slug: "gece-plagi",
    name: "Gece Plağı",
    menu: { group: "Hareketli Protezler", label: null, description: "Plak." },
  },
];

/** The desktop menu is hidden at jsdom's width. */
const wide = { hidden: true };
const mainMenu = () => within(screen.getByLabelText("Ana menü"));

beforeAll(() => loadOnDemand());

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

// The menus' links are tested on the built pages (__tests__/site/documents/shell.ts).

test.each([
  ["the first product", "/", "İmplant Üstü Kron"],
  ["the page's own product", "/gece-plagi", "Gece Plağı"],
])("the products menu initially shows %s", (_, path, name) => {
  renderHeader(path);
  const figure = mainMenu().getByRole("figure", { hidden: true });
  expect(figure).toHaveTextContent(name);
  // Fetched when the menu opens, not with the page.
  expect(within(figure).getByRole("presentation", { hidden: true })).toHaveAttribute("loading", "lazy");
});

test("the menu shows a product's menu name and turnaround", () => {
  renderHeader();
  const item = mainMenu().getByRole("menuitem", { name: /Ivoclar/, ...wide });
  expect(item).toHaveTextContent("Ivoclar (E.Max CAD)3–5 gün");
});
