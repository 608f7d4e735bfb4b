import { graphql, type HeadProps, type PageProps } from "gatsby";
import { originOf } from "../lib/origin";
import { required } from "../lib/required";
import { ContactMethods } from "../sections/corporate/contact-methods.section";
import { Faq } from "../sections/corporate/faq.section";
import { Banner } from "../sections/shared/banner.section";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { TitledTextSection } from "../sections/shared/titled-text.section";
import { PageHead } from "../seo/page-head";
import { faqPage } from "../seo/structured-data";

const source = "content/pages/faq.yaml";

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const page = required(data.faqPage, source);
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Banner banner={page.banner} height={600} />
      <TitledTextSection id="destek" section={page.support} />
      <Faq questions={page.questions} />
      <ContactMethods contact={page.contact} site={site} />
      <CallToAction callToAction={page.callToAction} site={site} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.FaqPageQuery>) {
  const page = required(data.faqPage, source);
  const { pathname } = location;
  const things = [faqPage(page.questions.items, pathname, originOf(data.site))];
  return <PageHead seo={page.seo} path={pathname} card={page.socialCard} things={things} />;
}

export const query = graphql`
  query FaqPage {
    faqPage {
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
      support {
        ...TitledTextSectionFields
      }
      questions {
        ...Questions
      }
      contact {
        ...ContactMethods
      }
      callToAction {
        ...CallToActionFields
      }
    }
    site {
      ...Origin
    }
    siteInfo {
      ...ContactMethodsSite
      ...CallToActionSite
    }
  }
`;
