import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { Certificates } from "../sections/corporate/certificates.section";
import { FactsTable } from "../sections/corporate/facts-table.section";
import { Team } from "../sections/corporate/team.section";
import { Timeline } from "../sections/corporate/timeline.section";
import { Visit } from "../sections/corporate/visit.section";
import { PageTop } from "../sections/shared/page-top.section";
import { Story } from "../sections/shared/story.section";
import { TitledTextSection } from "../sections/shared/titled-text.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/about.yaml";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.aboutPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <PageTop page={page} />
      {page.story ? <Story story={page.story} /> : null}
      {page.facts ? <FactsTable facts={page.facts} /> : null}
      {page.values ? <TitledTextSection id="degerler" section={page.values} /> : null}
      {page.timeline ? <Timeline timeline={page.timeline} /> : null}
      {page.team ? <Team team={page.team} /> : null}
      {page.certificates ? <Certificates certificates={page.certificates} /> : null}
      {page.visit ? <Visit visit={page.visit} site={site} /> : null}
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
      banner {
        ...BannerFields
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
