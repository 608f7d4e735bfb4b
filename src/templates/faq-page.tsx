import { graphql, type HeadProps, type PageProps } from "gatsby";
import { originOf } from "../lib/origin";
import { required } from "../lib/required";
import { ContactMethods } from "../sections/corporate/contact-methods.section";
import { Faq } from "../sections/corporate/faq.section";
import { ShortAnswers } from "../sections/corporate/short-answers.section";
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
      {page.support ? <TitledTextSection id="destek" section={page.support} /> : null}
      <Faq questions={page.questions} />
      <ShortAnswers section={page.shortAnswers} practice={site.practice} />
      {page.contact ? <ContactMethods contact={page.contact} site={site} /> : null}
      {page.callToAction ? (
        <CallToAction callToAction={page.callToAction} site={site} withContacts={false} />
      ) : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.FaqPageQuery>) {
  const page = required(data.faqPage, source);
  const { pathname } = location;
  const short = page.shortAnswers?.items.map(({ title, description }) => ({
    question: title,
    answer: description,
  }));
  const things = [faqPage([...page.questions.items, ...(short ?? [])], pathname, originOf(data.site))];
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
      shortAnswers {
        ...TitledTextSectionFields
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
      practice {
        ...PracticeFields
      }
      ...ContactMethodsSite
      ...CallToActionSite
    }
  }
`;
