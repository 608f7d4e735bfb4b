import { screen } from "@testing-library/react";
import { strings } from "../../../../src/domain/interface-strings";
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

const rows = () =>
  screen.getAllByRole("row").map(({ children }) => [...children].map((cell) => cell.textContent));

test("compares turnaround and warranty only where both have them", () => {
  renderWithSystem(
    <ProductComparison
      self={createSide({ warranty: null })}
      comparison={comparison}
      turnaroundLabel="Teslim süresi"
    />,
  );
  expect(rows()).toEqual([
    ["Ölçüt", "Onlay Kron", "Inlay Kron"],
    ["Kapsam", "Tüberkülleri örter", "Tüberküllerin arasında kalır"],
    ["Teslim süresi", "5–7 gün", "3–5 gün"],
  ]);
});

test("each product has its own warranty", () => {
  const product = { ...comparison.product, warranty: createQuantity({ number: 2 }) };
  renderWithSystem(
    <ProductComparison
      self={createSide()}
      comparison={{ ...comparison, product }}
      turnaroundLabel="Teslim süresi"
    />,
  );
  expect(rows().at(-1)).toEqual([strings.warranty, "12 yıl", "2 yıl"]);
});
