import { screen } from "@testing-library/react";
import { ProductMaterials } from "../../../../src/sections/product/product-materials.section";
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
  renderWithSystem(<ProductMaterials materials={{ title: "Malzemeler", lede: null, gauge, items }} />);

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
