import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../domain/required";
import { SampleNote } from "../features/site/sample-note";
import { ContactDetails } from "../sections/contact/contact-details.section";
import { MapSection } from "../sections/contact/map.section";
import { PageSections } from "../sections/page/page-sections";
import { Banner } from "../sections/shared/banner.section";
import { PageHead } from "../seo/page-head";

const source = "content/pages/contact.yaml";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const page = required(data.contactPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={600} />
      <ContactDetails details={page.details} site={site} />
      <PageSections
        sections={page.sections}
        before="page"
        after={page.map ? "tint" : undefined}
        location={location}
      />
      {/* Last, because browsers fetch an embedded map from its host as soon as it is near the window. */}
      {page.map ? <MapSection map={page.map} site={site} /> : null}
      <SampleNote note={page.sampleNote} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const page = required(data.contactPage, source);
  return <PageHead data={data} page={page} path={location.pathname} />;
}

export const query = graphql`
  query ContactPage {
    ...Publisher
    contactPage {
      ...PageHead
      sampleNote
      banner {
        ...BannerFields
      }
      details {
        ...ContactDetails
      }
      map {
        ...Map
      }
      sections {
        ...PageSections
      }
    }
    siteInfo {
      ...ContactSite
    }
  }
`;
