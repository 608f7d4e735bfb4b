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

test("the title ends with the brand", () => {
  expect(headOf().title).toBe("Lamine Kron | Sedef Dental");
});

test("the home page's title starts with the brand", () => {
  expect(headOf({ path: "/" }).title).toBe("Sedef Dental | Lamine Kron");
});

test.each([
  ["/lamine-kron", "https://www.ornek.example/lamine-kron"],
  ["/", "https://www.ornek.example/"],
])("the canonical address of %s is %s", (path, href) => {
  const head = headOf({ path });
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(href);
  expect(meta(head, "og:url")).toBe(href);
});

test.each([
  ["description", "Ön dişler için."],
  ["og:title", "Lamine Kron"],
  ["og:description", "Ön dişler için."],
  ["og:locale", "tr_TR"],
  ["og:site_name", "Sedef Dental Protez Laboratuvarı"],
  ["og:image", "https://www.ornek.example/static/social/lamine-kron-0a1b.jpg"],
  ["og:image:alt", "Sedef Dental: Lamine Kron. Laminalar"],
  ["og:image:width", "1200"],
  ["og:image:height", "630"],
  ["twitter:card", "summary_large_image"],
])("%s is “%s”", (name, content) => {
  expect(meta(headOf(), name)).toBe(content);
});

test("a page without a card promises no picture", () => {
  const head = headOf({ card: null });
  expect(head.querySelectorAll("meta[property^='og:image']")).toHaveLength(0);
  expect(meta(head, "twitter:card")).toBeUndefined();
});

test("a page to be left out of search results has no canonical address", () => {
  const head = headOf({ indexed: false });
  expect(meta(head, "robots")).toBe("noindex");
  expect(head.querySelector("link[rel=canonical]")).toBeNull();
});

describe("structured data", () => {
  const typesOf = (head: Document) =>
    [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? "")["@graph"].map((thing: { "@type": string }) => thing["@type"]),
    );
  const things = [{ "@type": "FAQPage" as const }];

  test("one script holds the way to the page and what it is about", () => {
    expect(typesOf(headOf({ things }))).toEqual([["BreadcrumbList", "FAQPage"]]);
  });

  test("no way leads to the home page", () => {
    expect(typesOf(headOf({ path: "/", things }))).toEqual([["FAQPage"]]);
  });

  test("a page to be left out of search results says nothing", () => {
    expect(typesOf(headOf({ indexed: false, things }))).toEqual([]);
  });
});
