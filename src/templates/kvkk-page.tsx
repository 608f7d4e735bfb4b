import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { KvkkContact } from "../sections/corporate/kvkk-contact.section";
import { KvkkIntro } from "../sections/corporate/kvkk-intro.section";
import { Banner } from "../sections/shared/banner.section";
import { FeatureSection } from "../sections/shared/feature.section";
import { TitledTextSection } from "../sections/shared/titled-text.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/kvkk.yaml";

export default function KvkkPage({ data }: PageProps<Queries.KvkkPageQuery>) {
  const page = required(data.kvkkPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={400} />
      <KvkkIntro paragraphs={page.intro} />
      <FeatureSection id="ilkeler" section={page.principles} />
      <TitledTextSection id="veriler" section={page.data} tone="mist" />
      <TitledTextSection id="formlar" section={page.forms} />
      <TitledTextSection id="haklar" section={page.rights} tone="mist" />
      <TitledTextSection id="kullanim-kosullari" section={page.terms} />
      <KvkkContact contact={page.contact} site={site} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.KvkkPageQuery>) {
  const page = required(data.kvkkPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query KvkkPage {
    kvkkPage {
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
      intro
      principles {
        ...FeatureSectionFields
      }
      data {
        ...TitledTextSectionFields
      }
      forms {
        ...TitledTextSectionFields
      }
      rights {
        ...TitledTextSectionFields
      }
      terms {
        ...TitledTextSectionFields
      }
      contact {
        ...KvkkContact
      }
    }
    siteInfo {
      ...KvkkSite
    }
  }
`;
