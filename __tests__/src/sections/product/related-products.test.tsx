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

test("shows summaries if a photograph is missing", () => {
  const products = [related("Inlay"), { ...related("Onlay"), image: null }];
  const { container } = renderWithSystem(<RelatedProducts title="İlgili ürünler" products={products} />);
  expect(container.querySelector("img")).toBeNull();
  for (const { summary } of products) expect(screen.getByText(summary)).toBeVisible();
});
