import { screen } from "@testing-library/react";
import { ProductHero } from "../../../../src/sections/product/product-hero.section";
import { createProduct, createQuantity } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

type Product = Parameters<typeof ProductHero>[0]["product"];

const renderHero = (product: Partial<Product>) =>
  renderWithSystem(<ProductHero variant="plain" product={createProduct(product)} />);

/** Where on its axis the value under a label of the specification plates is drawn. */
function drawn(label: string) {
  const plate = screen.getByText(label).nextElementSibling?.nextElementSibling;
  const range = plate?.querySelector<HTMLElement>("[style*=left]");
  return range && [range.style.left, range.style.width];
}

test("times are drawn on the axes of fourteen days and twenty-five years, whatever their units", () => {
  renderHero({
    turnaround: createQuantity({ number: 1, to: 2, unit: "hafta" }),
    warranty: createQuantity({ number: 6, unit: "ay" }),
  });
  expect(drawn("Teslim süresi")).toEqual(["50%", "50%"]);
  expect(drawn("Garanti")).toEqual(["0%", "2%"]);
});

test.each([
  ["its turnaround alone", { warranty: null }, ["Teslim süresi"]],
  ["its warranty alone", { turnaround: null }, ["Garanti"]],
  ["neither", { turnaround: null, warranty: null }, []],
])("a product shows %s where it has no more", (_, product, labels) => {
  renderHero(product);
  expect(screen.queryAllByRole("term").map(({ textContent }) => textContent)).toEqual(labels);
});
