import { screen } from "@testing-library/react";
import { ProductMaterials } from "#src/sections/product/product-materials.section.tsx";
import { loadOnDemand } from "#src/ui/on-demand.tsx";
import { renderWithSite } from "../../../support/render-with-site";

const createMaterial = (name: string, place: number) => ({
  name,
  description: "Metalsiz altyapı.",
  properties: ["Dayanıklı", "Doku dostu"],
  warranty: null,
  lifetimeWarranty: null,
  place,
});

beforeAll(loadOnDemand);

test("a gauge orders materials, cards keep the content's order", () => {
  const gauge = { label: "Işık geçirgenliği", low: "Opak", high: "Geçirgen" };
  const items = [createMaterial("Feldspatik", 3), createMaterial("Tabakalı", 1)];
  const { container } = renderWithSite(
    <ProductMaterials materials={{ title: "Malzemeler", lede: null, gauge, items }} />,
  );
  const points = [...container.querySelectorAll("figure > ol > li")];
  expect(points.map(({ textContent }) => textContent)).toEqual(["Tabakalı", "Feldspatik"]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Feldspatik",
    "Tabakalı",
  ]);
  expect(screen.getByText("Opak").parentElement).toHaveTextContent("OpakGeçirgen");
});
