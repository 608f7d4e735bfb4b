import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createSiteSearch } from "../../../../src/features/search/site-search";
import { NotFound } from "../../../../src/sections/not-found/not-found.section";
import { createRow } from "../../../support/product-rows";
import { renderWithSystem } from "../../../support/render-with-system";

const page: Queries.NotFoundFragment = {
  title: "404",
  message: "Oops! Page not found",
  homeLabel: "Return to Home",
  language: "en",
  help: "Aradığınızı yazın.",
  searchLabel: "Ürün veya sayfa arayın",
  nearestTitle: "Belki bunlardan biri",
  noResult: "Eşleşen bir sayfa bulamadık.",
  groupsTitle: "Ürünler",
};
const siteSearch = createSiteSearch(
  [createRow(), createRow({ slug: "gece-plagi", name: "Gece Plağı", keywords: ["bruksizm"] })],
  [{ label: "Ana Sayfa", to: "/", words: "" }],
  { synonyms: null, topics: null },
);

const renderPage = (path = "/yok") =>
  renderWithSystem(<NotFound page={page} search={siteSearch} groups={["Kron", "Çocuk"]} path={path} />);
const search = () => screen.getByRole("searchbox", { name: "Ürün veya sayfa arayın" });
const suggestions = async () =>
  within((await screen.findAllByRole("list"))[0] as HTMLElement)
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

test("an empty search still offers the categories", async () => {
  renderPage();
  await userEvent.type(search(), "xqzw");
  expect(await screen.findByText("Eşleşen bir sayfa bulamadık.")).toBeInTheDocument();
  expect(await suggestions()).toEqual([]);
  expect(screen.getByRole("link", { name: "Çocuk" })).toHaveAttribute("href", "/urunler?kategori=cocuk");
});
