import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { KvkkContact } from "../sections/corporate/kvkk-contact.section";
import { KvkkText } from "../sections/corporate/kvkk-text.section";
import { Banner } from "../sections/shared/banner.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/kvkk.yaml";

export default function KvkkPage({ data }: PageProps<Queries.KvkkPageQuery>) {
  const page = required(data.kvkkPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={400} />
      <KvkkText
        intro={page.intro}
        parts={[
          { id: "ilkeler", ...page.principles },
          { id: "veriler", ...page.data },
          { id: "formlar", ...page.forms },
          { id: "haklar", ...page.rights },
          { id: "kullanim-kosullari", ...page.terms },
        ]}
      />
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
        ...TitledTextSectionFields
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
