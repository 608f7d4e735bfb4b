import { screen } from "@testing-library/react";
import { strings } from "../../../../src/domain/interface-strings";
import { ProductComparison } from "../../../../src/sections/product/product-comparison.section";
import { createQuantity } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const onlay = {
  name: "Onlay Kron",
  turnaround: createQuantity({ number: 5, to: 7, unit: "gün" }),
  warranty: createQuantity({ number: 12 }),
};
const comparison = {
  title: "Onlay mi, inlay mi?",
  criterion: "Ölçüt",
  rows: [{ label: "Kapsam", self: "Tüberkülleri örter", other: "Tüberküllerin arasında kalır" }],
  product: {
    slug: "inlay-kron",
    name: "Inlay Kron",
    turnaround: createQuantity({ number: 3, to: 5, unit: "gün" }),
    warranty: createQuantity({ number: 2 }),
  },
};

const rows = () =>
  screen.getAllByRole("row").map(({ children }) => [...children].map((cell) => cell.textContent));

test("compares turnaround and warranty only where both have them", () => {
  renderWithSystem(
    <ProductComparison
      self={{ ...onlay, warranty: null }}
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
  renderWithSystem(
    <ProductComparison self={onlay} comparison={comparison} turnaroundLabel="Teslim süresi" />,
  );
  expect(rows().at(-1)).toEqual([strings.warranty, "12 yıl", "2 yıl"]);
});
