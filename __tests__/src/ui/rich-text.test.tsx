import { screen } from "@testing-library/react";
import { RichText } from "../../../src/ui/rich-text";
import { renderWithSystem } from "../../support/render-with-system";

test("links to pages and to other sites", () => {
  renderWithSystem(<RichText>{"[Sorun](/iletisim) ya da [izleyin](https://www.kargo.com/takip)."}</RichText>);
  expect(screen.getByRole("link", { name: "Sorun" })).toHaveAttribute("href", "/iletisim");
  const outside = screen.getByRole("link", { name: "izleyin" });
  expect(outside).toHaveAttribute("href", "https://www.kargo.com/takip");
  expect(outside).toHaveAttribute("rel", "noopener");
});
