import { screen } from "@testing-library/react";
import { RelatedProducts } from "#src/sections/product/related-products.section.tsx";
import { createPicture } from "../../../support/factories";
import { renderWithSite } from "../../../support/render-with-site";

const related = (name: string): Queries.RelatedProductFragment => ({
  name,
  slug: name.toLowerCase(),
  summary: `${name}, bir cümleyle.`,
  image: createPicture(),
  turnaround: null,
});

test.each([
  [1, "397px"],
  [2, "604px"],
  [3, "397px"],
])("fetches %i photographs as wide as their columns", (count, width) => {
  const products = ["Inlay", "Onlay", "Kron"].slice(0, count).map(related);
  const { container } = renderWithSite(<RelatedProducts title="İlgili ürünler" products={products} />);
  const sizes = [...container.querySelectorAll("source")].map((source) => source.sizes);
  expect(sizes.length).toBeGreaterThan(0);
  for (const wanted of sizes) expect(wanted).toContain(` ${width},`);
});

test("shows summaries if a photograph is missing", () => {
  const products = [related("Inlay"), { ...related("Onlay"), image: null }];
  const { container } = renderWithSite(<RelatedProducts title="İlgili ürünler" products={products} />);
  expect(container.querySelector("img")).toBeNull();
  for (const { summary } of products) expect(screen.getByText(summary)).toBeVisible();
});
