import { screen } from "@testing-library/react";
import { renderHeading, renderRichText } from "#src/ui/rich-text.tsx";
import { renderWithSite } from "../../support/render-with-site";

test("links to pages and to other sites", () => {
  renderWithSite(<p>{renderRichText("[Sorun](/iletisim) ya da [izleyin](https://www.kargo.com/takip).")}</p>);
  expect(screen.getByRole("link", { name: "Sorun" })).toHaveAttribute("href", "/iletisim");
  const outside = screen.getByRole("link", { name: "izleyin" });
  expect(outside).toHaveAttribute("href", "https://www.kargo.com/takip");
  expect(outside).toHaveAttribute("rel", "noopener");
});

test("a heading's long word is divided by elements", () => {
  const { container } = renderWithSite(<h2>{renderHeading("All-on-6 ve belgelendirilmişlerimiz")}</h2>);
  expect(container.textContent).toBe("All-on-6 ve belgelendirilmişlerimiz");
  expect(container.querySelectorAll("[data-syllable]")).toHaveLength(6);
  expect(screen.getByText("All-on-6")).toHaveClass("whole");
});
