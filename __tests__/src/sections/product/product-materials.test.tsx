import { screen } from "@testing-library/react";
import { ProductMaterials } from "../../../../src/sections/product/product-materials.section";
import { renderWithSystem } from "../../../support/render-with-system";

type Material = Queries.ProductMaterialsFieldsFragment["items"][number];

const createMaterial = (overrides: Partial<Material>): Material => ({
  name: "Zirkonyum",
  description: "Metalsiz altyapı.",
  properties: ["Dayanıklı", "Doku dostu"],
  warranty: null,
  gauge: null,
  ...overrides,
});

const renderMaterials = (...items: Material[]) =>
  renderWithSystem(<ProductMaterials look="cards" materials={{ title: "Malzemeler", lede: null, items }} />);

test("a gauge orders materials, cards keep the content's order", () => {
  const gauge = { label: "Işık geçirgenliği", low: "Opak", high: "Geçirgen" };
  const { container } = renderMaterials(
    createMaterial({ name: "Feldspatik", gauge: { ...gauge, place: 3 } }),
    createMaterial({ name: "Tabakalı", gauge: { ...gauge, place: 1 } }),
  );
  const points = [...container.querySelectorAll("figure > ol > li")];
  expect(points.map(({ textContent }) => textContent)).toEqual(["Tabakalı", "Feldspatik"]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Feldspatik",
    "Tabakalı",
  ]);
  expect(screen.getByText("Opak").parentElement).toHaveTextContent("OpakGeçirgen");
});
