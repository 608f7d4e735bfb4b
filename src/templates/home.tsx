import { graphql, type HeadProps, type PageProps } from "gatsby";
import { originOf } from "../domain/origin";
import { required } from "../domain/required";
import { sortByOrder } from "../domain/sort-by-order";
import { SampleNote } from "../features/site/sample-note";
import { HomeHero } from "../sections/home/home-hero.section";
import { InfoRequest } from "../sections/home/info-request.section";
import { PageSections } from "../sections/page/page-sections";
import { laboratory, webSite } from "../seo/laboratory-data";
import { PageHead } from "../seo/page-head";

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.homePage, "content/pages/home.yaml");
  const site = required(data.siteInfo, "content/site.yaml");
  const products = sortByOrder(data.allProduct.nodes, ({ name, form }) => ({
    order: form?.order,
    name: form?.label ?? name,
  })).map(({ slug, name, form }) => ({ slug, name, service: form?.label ?? null }));
  return (
    <>
      <HomeHero hero={page.hero} derived={site.derived} />
      <PageSections
        sections={page.sections}
        before="page"
        after={page.infoRequest ? "tint" : "page"}
        location={location}
      />
      {page.infoRequest ? (
        <InfoRequest infoRequest={page.infoRequest} site={site} products={products} />
      ) : null}
      <SampleNote note={page.sampleNote} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const page = required(data.homePage, "content/pages/home.yaml");
  const site = required(data.siteInfo, "content/site.yaml");
  const origin = originOf(data.site);
  const things = [laboratory(site, origin), webSite(site, origin)];
  return <PageHead data={data} page={page} path="/" things={things} />;
}

export const query = graphql`
  query HomePage {
    ...Publisher
    homePage {
      ...PageHead
      sampleNote
      hero {
        ...HomeHero
      }
      sections {
        ...PageSections
      }
      infoRequest {
        ...InfoRequest
      }
    }
    siteInfo {
      ...InfoRequestSite
      ...LaboratoryData
      derived {
        ...DerivedFacts
      }
    }
    allProduct {
      nodes {
        slug
        name
        form {
          label
          order
        }
      }
    }
  }
`;
