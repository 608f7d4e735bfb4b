import { screen, within } from "@testing-library/react";
import { ProductShades } from "../../../../src/sections/product/product-shades.section";
import { renderWithSystem } from "../../../support/render-with-system";

const shade = (code: string) => ({
  code,
  name: `${code} tonu`,
  description: `${code} açıklaması`,
  top: "#FFFFFF",
  bottom: "#EEEEEE",
});

test("the shades stand in the order given", () => {
  const items = ["A1", "A2", "BL4"].map(shade);
  renderWithSystem(<ProductShades shades={{ title: "Renkler", lede: null, items }} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "A1",
    "A2",
    "BL4",
  ]);
});

test("a shade has its name and its description", () => {
  renderWithSystem(<ProductShades shades={{ title: "Renkler", lede: null, items: [shade("A1")] }} />);
  const item = within(screen.getByRole("listitem"));
  expect(item.getByText("A1 tonu")).toBeInTheDocument();
  expect(item.getByText("A1 açıklaması")).toBeInTheDocument();
});

test("two shades are drawn in colours of their own", () => {
  const items = ["A1", "A2"].map(shade);
  const { container } = renderWithSystem(<ProductShades shades={{ title: "Renkler", lede: null, items }} />);
  const ids = [...container.querySelectorAll("linearGradient")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test("a product without shades has no section", () => {
  const { container } = renderWithSystem(<ProductShades shades={null} />);
  expect(container).toBeEmptyDOMElement();
});
