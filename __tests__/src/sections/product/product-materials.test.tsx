import { screen } from "@testing-library/react";
import { ProductMaterials } from "../../../../src/sections/product/product-materials.section";
import { createQuantity } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

type Material = Queries.ProductMaterialsFieldsFragment["items"][number];

const createMaterial = (overrides: Partial<Material>): Material => ({
  name: "Zirkonyum",
  description: "Metalsiz altyapı.",
  properties: ["Dayanıklı", "Doku dostu"],
  warranty: null,
  lifetimeWarranty: null,
  place: null,
  ...overrides,
});

type Gauge = Queries.ProductMaterialsFieldsFragment["gauge"];

const renderMaterials = (gauge: Gauge, ...items: Material[]) =>
  renderWithSystem(
    <ProductMaterials look="cards" materials={{ title: "Malzemeler", lede: null, gauge, items }} />,
  );

test("a gauge orders materials, cards keep the content's order", () => {
  const { container } = renderMaterials(
    { label: "Işık geçirgenliği", low: "Opak", high: "Geçirgen" },
    createMaterial({ name: "Feldspatik", place: 3 }),
    createMaterial({ name: "Tabakalı", place: 1 }),
  );
  const points = [...container.querySelectorAll("figure > ol > li")];
  expect(points.map(({ textContent }) => textContent)).toEqual(["Tabakalı", "Feldspatik"]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Feldspatik",
    "Tabakalı",
  ]);
  expect(screen.getByText("Opak").parentElement).toHaveTextContent("OpakGeçirgen");
});

test("a material says its own warranty, a length or for life", () => {
  renderMaterials(
    null,
    createMaterial({ name: "Zirkonyum", warranty: createQuantity({ number: 3, to: 5 }) }),
    createMaterial({ name: "Titanyum", lifetimeWarranty: true }),
    createMaterial({ name: "Akril" }),
  );
  const warranties = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => /Garanti: .*/.exec(textContent)?.[0]);
  expect(warranties.filter((text) => text !== undefined)).toEqual(["Garanti: 3–5 yıl", "Garanti: ömür boyu"]);
});
