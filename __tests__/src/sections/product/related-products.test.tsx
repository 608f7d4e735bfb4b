import { screen } from "@testing-library/react";
import { RelatedProducts } from "../../../../src/sections/product/related-products.section";
import { createPicture, createQuantity } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

const related = (name: string, slug: string): Queries.RelatedProductFragment => ({
  name,
  slug,
  summary: `${name}, bir cümleyle.`,
  image: createPicture(),
  turnaround: createQuantity({ number: 3, to: 5, unit: "gün" }),
});

test("each related product is a link to its page", () => {
  renderWithSystem(
    <RelatedProducts products={[related("Inlay Kron", "inlay-kron"), related("Onlay Kron", "onlay-kron")]} />,
  );
  expect(
    screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`),
  ).toEqual(["Inlay Kron /inlay-kron", "Onlay Kron /onlay-kron"]);
});

test("a related product shows its turnaround", () => {
  renderWithSystem(<RelatedProducts products={[related("Inlay Kron", "inlay-kron")]} />);
  expect(screen.getByText("3–5 gün")).toBeInTheDocument();
});

test("a product alone in its group has no section", () => {
  const { container } = renderWithSystem(<RelatedProducts products={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test("on a short page the pictures are small in wide windows, too", () => {
  const { container } = renderWithSystem(
    <RelatedProducts products={[related("Inlay Kron", "inlay-kron")]} compact />,
  );
  expect(container.querySelector("source")).toHaveAttribute(
    "sizes",
    expect.stringMatching(/^\(min-width: 900px\) 186px/),
  );
});

test("where one has no photograph, a sentence of each stands in the pictures' place", () => {
  const products = [
    related("Inlay Kron", "inlay-kron"),
    { ...related("Onlay Kron", "onlay-kron"), image: null },
  ];
  const { container } = renderWithSystem(<RelatedProducts products={products} />);
  expect(container.querySelector("img")).toBeNull();
  for (const { summary } of products) expect(screen.getByText(summary)).toBeVisible();
});
