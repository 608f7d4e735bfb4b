import { iconNames } from "../../../content-tools/model/icon-names";
import { Icon, isIconName } from "../../../src/components/icon";
import { renderWithSystem } from "../../support/render-with-system";

test.each(iconNames)("the icon %s that content may name is drawn", (name) => {
  expect(isIconName(name)).toBe(true);
});

test("an icon is hidden from screen readers", () => {
  const { container } = renderWithSystem(<Icon name="clock" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

test("a name without a drawing stops the page", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderWithSystem(<Icon name="unicorn" />)).toThrow('There is no icon named "unicorn".');
});
