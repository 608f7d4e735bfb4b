import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { ContactDetails } from "../sections/corporate/contact-details.section";
import { MapSection } from "../sections/corporate/map.section";
import { Banner } from "../sections/shared/banner.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/contact.yaml";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = required(data.contactPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={600} />
      <ContactDetails details={page.details} site={site} />
      {page.map ? <MapSection map={page.map} site={site} /> : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const page = required(data.contactPage, source);
  return <PageHead seo={page.seo} path={location.pathname} card={page.socialCard} />;
}

export const query = graphql`
  query ContactPage {
    contactPage {
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
      details {
        ...ContactDetails
      }
      map {
        ...Map
      }
    }
    siteInfo {
      ...ContactSite
      ...MapSite
    }
  }
`;
