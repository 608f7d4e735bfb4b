import { ProductClinical } from "../../../../src/sections/product/product-clinical.section";
import { createClinical } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const rowsOf = (clinical: Parameters<typeof ProductClinical>[0]["clinical"]) => {
  const { container } = renderWithSystem(<ProductClinical clinical={clinical} />);
  return [...container.querySelectorAll("dl > div")].map((row) => [
    row.querySelector("dt")?.textContent,
    [...row.querySelectorAll("li")].map((entry) => entry.textContent),
  ]);
};

test("shows clinical facts in a dentist's order", () => {
  const clinical = createClinical({ retention: ["Adeziv siman"], indications: ["Tek kron", "Köprü"] });
  expect(rowsOf(clinical)).toEqual([
    ["Endikasyon", ["Tek kron", "Köprü"]],
    ["Yapıştırma ya da tutuculuk", ["Adeziv siman"]],
  ]);
});

test("is omitted without facts", () => {
  const { container } = renderWithSystem(<ProductClinical clinical={createClinical()} />);
  expect(container.querySelector("section")).toBeNull();
  expect(rowsOf(null)).toEqual([]);
});
