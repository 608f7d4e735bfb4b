import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { Certificates } from "../sections/corporate/certificates.section";
import { Banner } from "../sections/shared/banner.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { ProcessSection } from "../sections/shared/process.section";
import { StatBand } from "../sections/shared/stat-band.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/quality.yaml";

export default function QualityPage({ data }: PageProps<Queries.QualityPageQuery>) {
  const page = required(data.qualityPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={400} />
      {page.certificates ? <Certificates certificates={page.certificates} /> : null}
      {page.control ? <ProcessSection id="kontrol" section={page.control} tone="tint" /> : null}
      {page.metrics ? <StatBand title={page.metrics.title} stats={page.metrics.items} titled /> : null}
      {page.callToAction ? <CallToAction callToAction={page.callToAction} site={site} /> : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.QualityPageQuery>) {
  const page = required(data.qualityPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query QualityPage {
    qualityPage {
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
      certificates {
        ...Certificates
      }
      control {
        ...StepSectionFields
      }
      metrics {
        title
        items {
          ...StatFields
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
