import { screen } from "@testing-library/react";
import { RichText } from "../../../src/components/rich-text";
import { renderWithSystem } from "../../support/render-with-system";

test("a link in a text leads to its page, the rest is text", () => {
  renderWithSystem(<RichText>{"[E.Max CAD](/ivoclar-kron) bloktan, 3–5 gün içinde."}</RichText>);
  expect(screen.getByRole("link", { name: "E.Max CAD" })).toHaveAttribute("href", "/ivoclar-kron");
  expect(document.body).toHaveTextContent("E.Max CAD bloktan, 3–5 gün içinde.");
});
