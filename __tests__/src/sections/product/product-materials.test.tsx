import { screen } from "@testing-library/react";
import { ProductMaterials } from "../../../../src/sections/product/product-materials.section";
import { renderWithSystem } from "../../../support/render-with-system";

type Material = Queries.ProductMaterialsFieldsFragment["items"][number];

const createMaterial = (overrides: Partial<Material> = {}): Material => ({
  name: "Zirkonyum",
  description: "Metalsiz altyapı.",
  properties: ["Dayanıklı", "Doku dostu"],
  warranty: null,
  gauge: null,
  ...overrides,
});

const renderMaterials = (...items: Material[]) =>
  renderWithSystem(<ProductMaterials materials={{ title: "Malzemeler", lede: null, items }} />);

test("each material has a heading, in the order given", () => {
  renderMaterials(createMaterial(), createMaterial({ name: "Titanyum" }));
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Zirkonyum",
    "Titanyum",
  ]);
});

test("a material lists its properties", () => {
  renderMaterials(createMaterial());
  expect(screen.getByText("Dayanıklı").closest("li")).toBeInTheDocument();
  expect(screen.getByText("Doku dostu").closest("li")).toBeInTheDocument();
});

test("a material with a warranty of its own says so", () => {
  renderMaterials(createMaterial({ warranty: "Ömür boyu" }));
  expect(screen.getByText("Ömür boyu").closest("p")).toHaveTextContent("Garanti: Ömür boyu");
});

test("a material without one says nothing of warranty", () => {
  renderMaterials(createMaterial());
  expect(screen.queryByText(/Garanti/)).not.toBeInTheDocument();
});

test("a gauge has the materials in their order, between the words for its ends", () => {
  const gauge = { label: "Işık geçirgenliği", low: "Opak", high: "Geçirgen" };
  const { container } = renderMaterials(
    createMaterial({ name: "Feldspatik", gauge: { ...gauge, place: 3 } }),
    createMaterial({ name: "Tabakalı", gauge: { ...gauge, place: 1 } }),
  );
  const points = [...container.querySelectorAll("[data-order] > li")];
  expect(points.map(({ textContent }) => textContent)).toEqual(["Tabakalı", "Feldspatik"]);
  expect(screen.getByText("Işık geçirgenliği")).toBeInTheDocument();
  expect(screen.getByText("Opak").parentElement).toHaveTextContent("OpakGeçirgen");
});

test("a product without materials has no section", () => {
  const { container } = renderWithSystem(<ProductMaterials materials={null} />);
  expect(container).toBeEmptyDOMElement();
});
