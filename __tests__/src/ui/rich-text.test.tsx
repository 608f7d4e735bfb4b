import { screen } from "@testing-library/react";
import { HeadingText, RichText, Text } from "../../../src/ui/rich-text";
import { renderWithSystem } from "../../support/render-with-system";

test("links to pages and to other sites", () => {
  renderWithSystem(<RichText>{"[Sorun](/iletisim) ya da [izleyin](https://www.kargo.com/takip)."}</RichText>);
  expect(screen.getByRole("link", { name: "Sorun" })).toHaveAttribute("href", "/iletisim");
  const outside = screen.getByRole("link", { name: "izleyin" });
  expect(outside).toHaveAttribute("href", "https://www.kargo.com/takip");
  expect(outside).toHaveAttribute("rel", "noopener");
});

test("measures stay on one line by style, within links too", () => {
  const { container } = renderWithSystem(
    <p>
      <RichText>{"Süre 3–5 iş günü, [garanti 10 yıl](/sss)."}</RichText>
    </p>,
  );
  expect(container).toHaveTextContent(/^Süre 3–5 iş günü, garanti 10 yıl\.$/);
  expect(screen.getByText("3–5 iş günü")).toHaveStyle({ whiteSpace: "nowrap" });
  expect(screen.getByText("10 yıl")).toHaveStyle({ whiteSpace: "nowrap" });
  expect(screen.getByRole("link")).toHaveAttribute("href", "/sss");
});

test("a heading's long word is divided by elements", () => {
  const { container } = renderWithSystem(
    <h2>
      <HeadingText>All-on-6 ve belgelendirilmişlerimiz</HeadingText>
    </h2>,
  );
  expect(container.textContent).toBe("All-on-6 ve belgelendirilmişlerimiz");
  expect(container.querySelectorAll("[data-syllable]")).toHaveLength(6);
  expect(screen.getByText("All-on-6")).toHaveStyle({ whiteSpace: "nowrap" });
});

test("a text without measures is text alone", () => {
  const { container } = renderWithSystem(<Text>Her vaka başkadır.</Text>);
  expect(container.innerHTML).toBe("Her vaka başkadır.");
});
