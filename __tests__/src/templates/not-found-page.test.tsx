import { screen } from "@testing-library/react";
import { Component, type ComponentProps } from "react";
import NotFoundPage from "../../../src/templates/not-found-page";
import { renderWithSystem } from "../../support/render-with-system";

type Props = ComponentProps<typeof NotFoundPage>;

const data: Queries.NotFoundPageQuery = {
  notFoundPage: {
    seo: { title: "Sayfa bulunamadı", description: "Bu adreste bir sayfa yok." },
    title: "404",
    message: "Oops! Page not found",
    homeLabel: "Return to Home",
    language: "en",
    help: "Aradığınızı yazın.",
    searchLabel: "Arayın",
    nearestTitle: "Belki",
    noResult: "Yok.",
    groupsTitle: "Ürünler",
  },
  navigation: {
    home: { label: "Ana Sayfa", to: "/" },
    corporate: { links: [{ label: "Hakkımızda", to: "/hakkimizda" }] },
    products: { label: "Ürünlerimiz", links: null },
    contact: { label: "İletişim", to: "/iletisim" },
  },
  homePage: { catalogue: { categories: [] } },
  allTextPage: { nodes: [] },
  allProduct: { nodes: [{ name: "Lamine Kron", slug: "lamine-kron", keywords: null }] },
};

function propsAt(pathname: string): Props {
  window.history.replaceState(null, "", pathname);
  return {
    data,
    location: Object.assign(window.location, { state: null }),
    path: "/404",
    uri: "/404",
    params: {},
    pageContext: {},
    serverData: {},
    pageResources: {
      component: new Component({}),
      json: { data, pageContext: {} },
      page: { componentChunkName: "", path: "/404", webpackCompilationHash: "" },
    },
    children: undefined,
  };
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

test("the missing path is logged", () => {
  renderWithSystem(<NotFoundPage {...propsAt("/yok-boyle-sayfa")} />);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("/yok-boyle-sayfa"));
});

test("products are among the pages it can suggest", async () => {
  renderWithSystem(<NotFoundPage {...propsAt("/lamin-kron")} />);
  expect(await screen.findByRole("link", { name: "Lamine Kron" })).toHaveAttribute("href", "/lamine-kron");
});
