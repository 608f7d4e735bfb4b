import { screen } from "@testing-library/react";
import { RelatedProducts } from "../../../../src/sections/product/related-products.section";
import { createPicture } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const related = (name: string): Queries.RelatedProductFragment => ({
  name,
  slug: name.toLowerCase(),
  summary: `${name}, bir cümleyle.`,
  image: createPicture(),
  turnaround: null,
});

test("a product alone in its group has no section", () => {
  const { container } = renderWithSystem(<RelatedProducts products={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test("shows sentences where one product lacks a photograph", () => {
  const products = [related("Inlay"), { ...related("Onlay"), image: null }];
  const { container } = renderWithSystem(<RelatedProducts products={products} />);
  expect(container.querySelector("img")).toBeNull();
  for (const { summary } of products) expect(screen.getByText(summary)).toBeVisible();
});
