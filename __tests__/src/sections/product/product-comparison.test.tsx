import { screen } from "@testing-library/react";
import { ProductComparison } from "../../../../src/sections/product/product-comparison.section";
import { createQuantity, createSide } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const comparison = {
  title: "Onlay mi, inlay mi?",
  criterion: "Ölçüt",
  rows: [{ label: "Kapsam", self: "Tüberkülleri örter", other: "Tüberküllerin arasında kalır" }],
  product: {
    slug: "inlay-kron",
    ...createSide({ name: "Inlay Kron", turnaround: createQuantity({ number: 3, to: 5, unit: "gün" }) }),
  },
};

test("compares turnaround and warranty only where both have them", () => {
  renderWithSystem(
    <ProductComparison
      self={createSide({ warranty: null })}
      comparison={comparison}
      turnaroundLabel="Teslim süresi"
    />,
  );
  const rows = screen
    .getAllByRole("row")
    .map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Ölçüt", "Onlay Kron", "Inlay Kron"],
    ["Kapsam", "Tüberkülleri örter", "Tüberküllerin arasında kalır"],
    ["Teslim süresi", "5–7 gün", "3–5 gün"],
  ]);
});
