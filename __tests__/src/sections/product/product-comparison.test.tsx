import { ProductComparison } from "#src/sections/product/product-comparison.section.tsx";
import { createQuantity } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

const days = (number: number) => createQuantity({ number, unit: "gün" });
const self = { slug: "inlay", name: "Inlay", turnaround: days(3), warranty: createQuantity({ number: 5 }) };
const other = { slug: "onlay", name: "Onlay", turnaround: days(4), warranty: createQuantity({ number: 10 }) };

function rowsOf(product: Queries.ComparisonSideFragment | null) {
  const rows = [{ label: "Kapsam", self: "Çukur", other: "Tüberkül" }];
  const { container } = renderWithSite(
    <ProductComparison
      self={self}
      comparison={{ title: "Hangisi?", criterion: "Ölçüt", rows, product }}
      turnaroundLabel="Teslim"
    />,
  );
  return [...container.querySelectorAll("tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

const written = [
  ["Ölçüt", "Inlay", "Onlay"],
  ["Kapsam", "Çukur", "Tüberkül"],
];

test("a comparison ends with both products' times and warranties", () => {
  expect(rowsOf(other)).toEqual([...written, ["Teslim", "3 gün", "4 gün"], ["Garanti", "5 yıl", "10 yıl"]]);
});

test("what one of the products lacks is not compared", () => {
  expect(rowsOf({ ...other, turnaround: null, warranty: null })).toEqual(written);
});

test("a deleted product is not compared", () => {
  expect(rowsOf(null)).toEqual([]);
});
