import { readFileSync } from "node:fs";
import { iconSprite } from "../../../dev/scripts/icon-sprite";
import { Icon } from "../../../src/components/icon";
import { renderWithSystem } from "../../support/render-with-system";

const sprite = readFileSync("static/icons.svg", "utf8");

test("the file of icons has every icon that content and code may name, as Lucide draws it", () => {
  expect(sprite).toBe(iconSprite());
});

test("an icon shows the drawing of its name, and is hidden from screen readers", () => {
  const { container } = renderWithSystem(<Icon name="clock" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("use")).toHaveAttribute("href", "/icons.svg#clock");
  expect(sprite).toContain('<g id="clock">');
});
