import { iconSprite } from "../../../plugins/icons/icon-sprite";
import { Icon } from "../../../src/components/icon";
import { renderWithSystem } from "../../support/render-with-system";

test("an icon shows the drawing of its name, and is hidden from screen readers", () => {
  const { container } = renderWithSystem(<Icon name="clock" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("use")).toHaveAttribute("href", "/icons.svg#clock");
  expect(iconSprite()).toContain('<symbol id="clock" ');
});
