import { screen } from "@testing-library/react";
import { ProductHero } from "../../../../src/sections/product/product-hero.section";
import { createPicture, createProduct, createQuantity } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

/** The value that stands under a label of the specification plates. */
const plate = (label: string) => screen.getByText(label).nextElementSibling;

test("the product's name is the page's heading", () => {
  renderWithSystem(<ProductHero product={createProduct()} />);
  expect(screen.getByRole("heading", { level: 1, name: "Lamine Kron" })).toBeInTheDocument();
});

test("badge and summary stand beside the name", () => {
  renderWithSystem(<ProductHero product={createProduct()} />);
  expect(screen.getByText("Estetik çözüm")).toBeInTheDocument();
  expect(screen.getByText("Ön dişleri ince porselen yapraklarla yeniler.")).toBeInTheDocument();
});

test("the turnaround is given as a range with its unit", () => {
  renderWithSystem(<ProductHero product={createProduct()} />);
  expect(plate("Teslim süresi")).toHaveTextContent("5–7 iş günü");
});

test("the warranty is given in years", () => {
  renderWithSystem(<ProductHero product={createProduct()} />);
  expect(plate("Garanti")).toHaveTextContent("15 yıl");
});

test("a warranty in months is given in months, and drawn as its part of the years", () => {
  const warranty = createQuantity({ number: 6, unit: "ay" });
  renderWithSystem(<ProductHero product={createProduct({ warranty })} />);
  expect(plate("Garanti")).toHaveTextContent("6 ay");
  const axis = plate("Garanti")?.nextElementSibling;
  expect(axis?.querySelector("[style*=left]")).toHaveStyle({ width: "2%" });
});

test("an open-ended warranty keeps its plus sign", () => {
  const warranty = createQuantity({ number: 25, suffix: "+", unit: "yıl" });
  renderWithSystem(<ProductHero product={createProduct({ warranty })} />);
  expect(plate("Garanti")).toHaveTextContent("25+ yıl");
});

test("a product without a turnaround shows its warranty only", () => {
  renderWithSystem(<ProductHero product={createProduct({ turnaround: null })} />);
  expect(screen.queryByText("Teslim süresi")).not.toBeInTheDocument();
  expect(screen.getByText("Garanti")).toBeInTheDocument();
});

test("a product without a warranty shows its turnaround only", () => {
  renderWithSystem(<ProductHero product={createProduct({ warranty: null })} />);
  expect(screen.getByText("Teslim süresi")).toBeInTheDocument();
  expect(screen.queryByText("Garanti")).not.toBeInTheDocument();
});

test("a product with neither has no plates", () => {
  renderWithSystem(<ProductHero product={createProduct({ turnaround: null, warranty: null })} />);
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
});

test("the photograph is described, and loaded first", () => {
  renderWithSystem(<ProductHero product={createProduct({ image: createPicture({ alt: "Laminalar" }) })} />);
  expect(screen.getByRole("img", { name: "Laminalar" })).toHaveAttribute("loading", "eager");
});
