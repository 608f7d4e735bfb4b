import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { PageTop } from "../sections/shared/page-top.section";
import { ProcessSection } from "../sections/shared/process.section";
import { StatBand } from "../sections/shared/stat-band.section";
import { TitledTextSection } from "../sections/shared/titled-text.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/mission.yaml";

export default function MissionPage({ data }: PageProps<Queries.MissionPageQuery>) {
  const page = required(data.missionPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <PageTop page={page} />
      {page.service ? <StatBand title={page.service.title} stats={page.service.items} titled gauges /> : null}
      {page.values ? <TitledTextSection id="degerler" section={page.values} /> : null}
      {page.policy ? <ProcessSection id="kalite-politikasi" section={page.policy} /> : null}
      {page.callToAction ? <CallToAction callToAction={page.callToAction} site={site} /> : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.MissionPageQuery>) {
  const page = required(data.missionPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query MissionPage {
    missionPage {
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
      values {
        ...TitledTextSectionFields
      }
      service {
        title
        items {
          ...StatFields
        }
      }
      policy {
        ...StepSectionFields
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
