import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../../src/seo/page-head";

const data: Queries.PageHeadQuery = {
  site: { siteMetadata: { siteUrl: "https://www.ornek.example" } },
  siteInfo: {
    brand: "Sedef Dental",
    subtitle: "Protez Laboratuvarı",
  },
  navigation: {
    home: { label: "Ana Sayfa", to: "/" },
    corporate: { links: [] },
    laboratory: { label: "Laboratuvar", to: "/laboratuvar" },
    contact: { label: "İletişim", to: "/iletisim" },
    footer: { quickLinks: [] },
  },
};
const card = { path: "/static/social/lamine-kron-0a1b.jpg", alt: "Sedef Dental: Lamine Kron. Laminalar" };
const seo = { title: "Lamine Kron", description: "Ön dişler için." };

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue(data));

/** The head's markup as a document to ask; React itself would hoist the tags out of a test's container. */
const headOf = (props: Partial<Parameters<typeof PageHead>[0]> = {}) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<PageHead seo={seo} path="/lamine-kron" card={card} {...props} />),
    "text/html",
  );
const meta = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

test("a shared page shows its picture, in its size, under the laboratory's name", () => {
  const head = headOf();
  expect(meta(head, "og:site_name")).toBe("Sedef Dental Protez Laboratuvarı");
  expect(meta(head, "og:image")).toBe("https://www.ornek.example/static/social/lamine-kron-0a1b.jpg");
  expect([meta(head, "og:image:width"), meta(head, "og:image:height")]).toEqual(["1200", "630"]);
});

test("a page without a card promises no picture", () => {
  const head = headOf({ card: null });
  expect(head.querySelectorAll("meta[property^='og:image']")).toHaveLength(0);
  expect(meta(head, "twitter:card")).toBeUndefined();
});

test("a page to be left out of search results tells search engines nothing", () => {
  expect(headOf().querySelector("script")).not.toBeNull();
  expect(headOf({ indexed: false }).querySelector("script")).toBeNull();
});
