import { screen } from "@testing-library/react";
import { renderHeading, renderRichText } from "#src/ui/rich-text.tsx";
import { renderWithSystem } from "../../support/render-with-system";

test("links to pages and to other sites", () => {
  renderWithSystem(
    <p>{renderRichText("[Sorun](/iletisim) ya da [izleyin](https://www.kargo.com/takip).")}</p>,
  );
  expect(screen.getByRole("link", { name: "Sorun" })).toHaveAttribute("href", "/iletisim");
  const outside = screen.getByRole("link", { name: "izleyin" });
  expect(outside).toHaveAttribute("href", "https://www.kargo.com/takip");
  expect(outside).toHaveAttribute("rel", "noopener");
});

test("a heading's long word is divided by elements", () => {
  const { container } = renderWithSystem(<h2>{renderHeading("All-on-6 ve belgelendirilmişlerimiz")}</h2>);
  expect(container.textContent).toBe("All-on-6 ve belgelendirilmişlerimiz");
  expect(container.querySelectorAll("[data-syllable]")).toHaveLength(6);
  expect(screen.getByText("All-on-6")).toHaveClass("whole");
});
