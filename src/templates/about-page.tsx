import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { Certificates } from "../sections/corporate/certificates.section";
import { FactsTable } from "../sections/corporate/facts-table.section";
import { Team } from "../sections/corporate/team.section";
import { Timeline } from "../sections/corporate/timeline.section";
import { Visit } from "../sections/corporate/visit.section";
import { CarouselBanner } from "../sections/shared/carousel.section";
import { Story } from "../sections/shared/story.section";
import { TitledTextSection } from "../sections/shared/titled-text.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/about.yaml";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.aboutPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <CarouselBanner carousel={page.carousel} />
      <Story story={page.story} />
      <FactsTable facts={page.facts} />
      <TitledTextSection id="degerler" section={page.values} />
      <Timeline timeline={page.timeline} />
      <Team team={page.team} />
      <Certificates certificates={page.certificates} />
      <Visit visit={page.visit} site={site} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  const page = required(data.aboutPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo {
        title
        description
      }
      socialCard {
        ...SocialCardTags
      }
      carousel {
        ...CarouselFields
      }
      story {
        ...StoryFields
      }
      facts {
        title
        rows {
          ...StatFields
        }
      }
      values {
        ...TitledTextSectionFields
      }
      timeline {
        ...TimelineFields
      }
      team {
        title
        lede
        groups {
          ...StatFields
        }
      }
      certificates {
        ...Certificates
      }
      visit {
        ...Visit
      }
    }
    siteInfo {
      ...VisitSite
    }
  }
`;
