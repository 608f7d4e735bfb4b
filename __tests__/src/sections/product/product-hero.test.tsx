import { screen } from "@testing-library/react";
import { ProductHero } from "../../../../src/sections/product/product-hero.section";
import { createPicture, createProduct, createQuantity } from "../../../support/factories";
import { renderWithSystem } from "../../../support/render-with-system";

/** The value that stands under a label of the specification plates. */
const plate = (label: string) => screen.getByText(label).nextElementSibling;

/** Where on its axis a value is drawn. */
function drawn(label: string) {
  const range = plate(label)?.nextElementSibling?.querySelector<HTMLElement>("[style*=left]");
  return range && { left: range.style.left, width: range.style.width };
}

test("the product's name is the page's heading", () => {
  renderWithSystem(<ProductHero variant="plain" product={createProduct()} />);
  expect(screen.getByRole("heading", { level: 1, name: "Lamine Kron" })).toBeInTheDocument();
});

test("badge and summary stand beside the name", () => {
  renderWithSystem(<ProductHero variant="plain" product={createProduct()} />);
  expect(screen.getByText("Estetik çözüm")).toBeInTheDocument();
  expect(screen.getByText("Ön dişleri ince porselen yapraklarla yeniler.")).toBeInTheDocument();
});

test("the turnaround is given as a range with its unit", () => {
  renderWithSystem(<ProductHero variant="plain" product={createProduct()} />);
  expect(plate("Teslim süresi")).toHaveTextContent("5–7 iş günü");
});

test("the warranty is given in years", () => {
  renderWithSystem(<ProductHero variant="plain" product={createProduct()} />);
  expect(plate("Garanti")).toHaveTextContent("15 yıl");
});

test("a warranty in months is given in months, and drawn as its part of the years", () => {
  const warranty = createQuantity({ number: 6, unit: "ay" });
  renderWithSystem(<ProductHero variant="plain" product={createProduct({ warranty })} />);
  expect(plate("Garanti")).toHaveTextContent("6 ay");
  expect(drawn("Garanti")).toEqual({ left: "0%", width: "2%" });
});

test.each([
  [
    { number: 24, to: 48, unit: "saat" },
    { from: 1, to: 2 },
  ],
  [
    { number: 7, to: 14, unit: "gün" },
    { from: 7, to: 14 },
  ],
  [
    { number: 5, to: 7, unit: "iş günü" },
    { from: 5, to: 7 },
  ],
  [
    { number: 1, to: 2, unit: "hafta" },
    { from: 7, to: 14 },
  ],
  [
    { number: 10, to: 20, unit: "gün" },
    { from: 10, to: 14 },
  ],
  [
    { number: 3, to: 4, unit: "hafta" },
    { from: 14, to: 14 },
  ],
  [
    { number: 3, unit: "gün" },
    { from: 3, to: 3 },
  ],
])("a turnaround of %j is drawn on the axis of fourteen days as %j", (turnaround, { from, to }) => {
  renderWithSystem(
    <ProductHero variant="plain" product={createProduct({ turnaround: createQuantity(turnaround) })} />,
  );
  const { left = "", width = "" } = drawn("Teslim süresi") ?? {};
  expect(Number.parseFloat(left)).toBeCloseTo((from / 14) * 100, 2);
  expect(Number.parseFloat(width)).toBeCloseTo(((to - from) / 14) * 100, 2);
});

test.each([
  [{ number: 6, unit: "ay" }, "2%"],
  [{ number: 10, unit: "yıl" }, "40%"],
  [{ number: 25, suffix: "+", unit: "yıl" }, "100%"],
  [{ number: 40, unit: "yıl" }, "100%"],
  [{ number: 2, to: 5, unit: "yıl" }, "20%"],
])("a warranty of %j is drawn on the axis of twenty-five years over %s", (warranty, width) => {
  renderWithSystem(
    <ProductHero variant="plain" product={createProduct({ warranty: createQuantity(warranty) })} />,
  );
  expect(drawn("Garanti")).toEqual({ left: "0%", width });
});

test("an open-ended warranty keeps its plus sign", () => {
  const warranty = createQuantity({ number: 25, suffix: "+", unit: "yıl" });
  renderWithSystem(<ProductHero variant="plain" product={createProduct({ warranty })} />);
  expect(plate("Garanti")).toHaveTextContent("25+ yıl");
});

test("a product without a turnaround shows its warranty only", () => {
  renderWithSystem(<ProductHero variant="plain" product={createProduct({ turnaround: null })} />);
  expect(screen.queryByText("Teslim süresi")).not.toBeInTheDocument();
  expect(screen.getByText("Garanti")).toBeInTheDocument();
});

test("a product without a warranty shows its turnaround only", () => {
  renderWithSystem(<ProductHero variant="plain" product={createProduct({ warranty: null })} />);
  expect(screen.getByText("Teslim süresi")).toBeInTheDocument();
  expect(screen.queryByText("Garanti")).not.toBeInTheDocument();
});

test("a product with neither has no plates", () => {
  renderWithSystem(
    <ProductHero variant="plain" product={createProduct({ turnaround: null, warranty: null })} />,
  );
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
});

test("the photograph is described, and loaded first", () => {
  renderWithSystem(
    <ProductHero variant="plain" product={createProduct({ image: createPicture({ alt: "Laminalar" }) })} />,
  );
  expect(screen.getByRole("img", { name: "Laminalar" })).toHaveAttribute("loading", "eager");
});
