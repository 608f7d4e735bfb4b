import { graphql, type HeadProps, type PageProps } from "gatsby";
import { originOf } from "../lib/origin";
import { required } from "../lib/required";
import { AboutTeaser } from "../sections/home/about-teaser.section";
import { Catalogue } from "../sections/home/catalogue.section";
import { HomeHero } from "../sections/home/home-hero.section";
import { InfoRequest } from "../sections/home/info-request.section";
import { Technology } from "../sections/home/technology.section";
import { Testimonials } from "../sections/home/testimonials.section";
import { FeatureSection } from "../sections/shared/feature.section";
import { StatBand } from "../sections/shared/stat-band.section";
import { laboratory, webSite } from "../seo/laboratory-data";
import { PageHead } from "../seo/page-head";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.homePage, "content/pages/home.yaml");
  const site = required(data.siteInfo, "content/site.yaml");
  const { laboratory } = required(data.navigation, "content/navigation.yaml");
  const products = [...data.allProduct.nodes]
    .sort((a, b) => (a.form?.order ?? 0) - (b.form?.order ?? 0))
    .map(({ slug, name, form }) => ({ slug, name, service: form?.label ?? null }));
  return (
    <>
      <HomeHero hero={page.hero} laboratoryPath={laboratory?.to} requests={page.infoRequest !== null} />
      {page.stats ? <StatBand title={page.stats.title} stats={page.stats.items} counting /> : null}
      <Catalogue catalogue={page.catalogue} products={data.allProduct.nodes} />
      {page.technology ? <Technology technology={page.technology} /> : null}
      {page.about ? <AboutTeaser about={page.about} /> : null}
      {page.whyUs ? <FeatureSection id="neden-biz" section={page.whyUs} /> : null}
      {page.testimonials ? <Testimonials testimonials={page.testimonials} /> : null}
      {page.infoRequest ? (
        <InfoRequest infoRequest={page.infoRequest} site={site} products={products} />
      ) : null}
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const page = required(data.homePage, "content/pages/home.yaml");
  const site = required(data.siteInfo, "content/site.yaml");
  const origin = originOf(data.site);
  const things = [laboratory(site, origin), webSite(site, origin)];
  return <PageHead seo={page.seo} path="/" card={page.socialCard} things={things} />;
}

export const query = graphql`
  query HomePage {
    homePage {
      seo {
        title
        description
      }
      socialCard {
        ...SocialCardTags
      }
      hero {
        ...HomeHero
      }
      stats {
        title
        items {
          ...StatFields
        }
      }
      catalogue {
        ...Catalogue
      }
      technology {
        ...HomeTechnology
      }
      about {
        ...AboutTeaser
      }
      whyUs {
        title
        lede
        items {
          ...FeatureFields
        }
      }
      testimonials {
        ...Testimonials
      }
      infoRequest {
        ...InfoRequest
      }
    }
    site {
      ...Origin
    }
    siteInfo {
      ...InfoRequestSite
      ...LaboratoryData
    }
    navigation {
      laboratory {
        to
      }
    }
    allProduct {
      nodes {
        ...CatalogueProduct
        name
        form {
          label
          order
        }
      }
    }
  }
`;
