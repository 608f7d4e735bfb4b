import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../../src/seo/page-head";

const data: Queries.PublisherQuery = {
  site: { siteMetadata: { siteUrl: "https://www.ornek.example" } },
  siteInfo: {
    brand: "Sedef Dental",
    subtitle: "Protez Laboratuvarı",
  },
};
const socialCard = {
  path: "/static/social/lamine-kron-0a1b.jpg",
  alt: "Sedef Dental: Lamine Kron. Laminalar",
};
const seo = { title: "Lamine Kron", description: "Ön dişler için." };

test("a shared page shows its picture and the laboratory's name", () => {
  jest.mocked(useStaticQuery).mockReturnValue(data);
  // As a document to ask: React itself would hoist the tags out of a test's container.
  const head = new DOMParser().parseFromString(
    renderToStaticMarkup(<PageHead page={{ seo, socialCard }} path="/lamine-kron" />),
    "text/html",
  );
  const meta = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
  expect(meta("og:site_name")).toBe("Sedef Dental Protez Laboratuvarı");
  expect(meta("og:image")).toBe("https://www.ornek.example/static/social/lamine-kron-0a1b.jpg");
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
});
