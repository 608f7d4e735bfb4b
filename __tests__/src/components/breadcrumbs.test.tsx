import { screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/components/breadcrumbs";
import { renderWithSystem } from "../../support/render-with-system";

const crumbs = [
  { label: "Ana Sayfa", to: "/" },
  { label: "Ürünlerimiz", to: "/#katalog" },
  { label: "Sabit Kronlar" },
  { label: "Lamine Kron" },
];
/** The second step is left out on phones; jsdom is as narrow as one. */
const onPhonesToo = { hidden: true };
const trail = () => screen.getByRole("navigation", { name: "Sayfa yolu" });

test("the steps stand in their order", () => {
  renderWithSystem(<Breadcrumbs crumbs={crumbs} />);
  expect(
    within(trail())
      .getAllByRole("listitem", onPhonesToo)
      .map(({ textContent }) => textContent),
  ).toEqual(crumbs.map(({ label }) => label));
});

test("only steps with a page of their own are links", () => {
  renderWithSystem(<Breadcrumbs crumbs={crumbs} />);
  expect(
    within(trail())
      .getAllByRole("link", onPhonesToo)
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/#katalog"]);
});

test("the last step is the current page", () => {
  renderWithSystem(<Breadcrumbs crumbs={crumbs} />);
  expect(screen.getByText("Lamine Kron")).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("Sabit Kronlar")).not.toHaveAttribute("aria-current");
});
