import { screen, within } from "@testing-library/react";
import { ProductComparison } from "../../../../src/sections/product/product-comparison.section";
import { createQuantity, createSide } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const inlay = {
  slug: "inlay-kron",
  ...createSide({ name: "Inlay Kron", turnaround: createQuantity({ number: 3, to: 5, unit: "gün" }) }),
};
const comparison = {
  title: "Onlay mi, inlay mi?",
  criterion: "Ölçüt",
  rows: [{ label: "Kapsam", self: "Tüberkülleri örter", other: "Tüberküllerin arasında kalır" }],
  product: inlay,
};
const rowOf = (label: string) => screen.getByRole("row", { name: new RegExp(`^${label}`) });
const cellsOf = (label: string) =>
  within(rowOf(label))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("the two products head the columns", () => {
  renderWithSystem(<ProductComparison self={createSide()} comparison={comparison} />);
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Ölçüt",
    "Onlay Kron",
    "Inlay Kron",
  ]);
});

test("a criterion shows both values", () => {
  renderWithSystem(<ProductComparison self={createSide()} comparison={comparison} />);
  expect(cellsOf("Kapsam")).toEqual(["Tüberkülleri örter", "Tüberküllerin arasında kalır"]);
});

test("turnaround and warranty come from the products themselves", () => {
  renderWithSystem(<ProductComparison self={createSide()} comparison={comparison} />);
  expect(cellsOf("Teslim süresi")).toEqual(["5–7 gün", "3–5 gün"]);
  expect(cellsOf("Garanti")).toEqual(["12 yıl", "12 yıl"]);
});

test("a value one product lacks is not compared", () => {
  renderWithSystem(<ProductComparison self={createSide({ turnaround: null })} comparison={comparison} />);
  expect(screen.queryByRole("row", { name: /^Teslim süresi/ })).not.toBeInTheDocument();
});

test("a link opens the other product", () => {
  renderWithSystem(<ProductComparison self={createSide()} comparison={comparison} />);
  expect(screen.getByRole("link", { name: "Inlay Kron sayfasını aç" })).toHaveAttribute(
    "href",
    "/inlay-kron",
  );
});

test("once the other product is gone there is no comparison", () => {
  const { container } = renderWithSystem(
    <ProductComparison self={createSide()} comparison={{ ...comparison, product: null }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
