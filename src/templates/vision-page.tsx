import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { Goals } from "../sections/corporate/goals.section";
import { Investment } from "../sections/corporate/investment.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { PageTop } from "../sections/shared/page-top.section";
import { TitledTextSection } from "../sections/shared/titled-text.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/vision.yaml";

export default function VisionPage({ data }: PageProps<Queries.VisionPageQuery>) {
  const page = required(data.visionPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <PageTop page={page} />
      {page.goals ? <Goals goals={page.goals} /> : null}
      {page.investment ? <Investment investment={page.investment} /> : null}
      {page.criteria ? <TitledTextSection id="olcutler" section={page.criteria} /> : null}
      {page.callToAction ? <CallToAction callToAction={page.callToAction} site={site} /> : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.VisionPageQuery>) {
  const page = required(data.visionPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query VisionPage {
    visionPage {
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
      goals {
        ...Goals
      }
      investment {
        title
        lede
        items {
          ...StatFields
        }
      }
      criteria {
        ...TitledTextSectionFields
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
