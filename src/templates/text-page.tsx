import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumbs, type Crumb } from "../components/breadcrumbs";
import { originOf } from "../lib/origin";
import { required } from "../lib/required";
import { CallToAction } from "../sections/shared/call-to-action.section";
import { TextBody } from "../sections/text/text-body.section";
import { TextHead } from "../sections/text/text-head.section";
import { PageHead } from "../seo/page-head";
import { faqPage } from "../seo/structured-data";

/** The way to the page, for visitors and for search engines alike. */
function crumbsOf(data: Queries.TextPageQuery): Crumb[] {
  const { title, menu } = required(data.textPage, "The page");
  const { home, corporate } = required(data.navigation, "content/navigation.yaml");
  return [
    { label: home.label, to: home.to },
    ...(menu && corporate ? [{ label: corporate.label }] : []),
    { label: menu?.label ?? title },
  ];
}

export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const page = required(data.textPage, "The page");
  const site = required(data.siteInfo, "content/site.yaml");
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(data)} />
      <TextHead page={page} />
      <TextBody sections={page.sections} />
      {page.callToAction ? <CallToAction callToAction={page.callToAction} site={site} /> : null}
    </>
  );
}

export function Head({ data }: HeadProps<Queries.TextPageQuery>) {
  const { slug, seo, socialCard, sections } = required(data.textPage, "The page");
  const path = `/${slug}`;
  const questions = sections.flatMap((section) => section.questions ?? []);
  const things = questions.length > 0 ? [faqPage(questions, path, originOf(data.site))] : [];
  return <PageHead seo={seo} path={path} card={socialCard} crumbs={crumbsOf(data)} things={things} />;
}

export const query = graphql`
  query TextPage($id: String!) {
    textPage(id: { eq: $id }) {
      slug
      seo {
        title
        description
      }
      socialCard {
        ...SocialCardTags
      }
      menu {
        label
      }
      ...TextHead
      ...TextBody
      callToAction {
        ...CallToActionFields
      }
    }
    site {
      ...Origin
    }
    siteInfo {
      ...CallToActionSite
    }
    navigation {
      home {
        label
        to
      }
      corporate {
        label
      }
    }
  }
`;
