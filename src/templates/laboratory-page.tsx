import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { TechnologyCards } from "../sections/corporate/technology-cards.section";
import { Banner } from "../sections/shared/banner.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { StatBand } from "../sections/shared/stat-band.section";
import { Story } from "../sections/shared/story.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/laboratory.yaml";

export default function LaboratoryPage({ data }: PageProps<Queries.LaboratoryPageQuery>) {
  const page = required(data.laboratoryPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={600} />
      {page.stats ? <StatBand title={page.stats.title} stats={page.stats.items} /> : null}
      {page.story ? <Story story={page.story} /> : null}
      {page.technology ? <TechnologyCards technology={page.technology} /> : null}
      {page.callToAction ? <CallToAction callToAction={page.callToAction} site={site} /> : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.LaboratoryPageQuery>) {
  const page = required(data.laboratoryPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query LaboratoryPage {
    laboratoryPage {
      seo {
        title
        description
      }
      socialCard {
        ...SocialCardTags
      }
      banner {
        ...BannerFields
      }
      stats {
        title
        items {
          ...StatFields
        }
      }
      story {
        ...StoryFields
      }
      technology {
        title
        lede
        items {
          ...TechnologyFields
        }
      }
      callToAction {
        ...CallToActionFields
      }
    }
    siteInfo {
      ...CallToActionSite
    }
  }
`;
