import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Crumb } from "../domain/crumb";
import { originOf } from "../domain/origin";
import { required } from "../domain/required";
import { SampleNote } from "../features/site/sample-note";
import { PageSections } from "../sections/page/page-sections";
import { PageTop } from "../sections/page/page-top";
import { PageHead } from "../seo/page-head";
import { faqPage } from "../seo/structured-data";
import { onDemand } from "../ui/on-demand";

const Breadcrumbs = onDemand(
  "breadcrumbs",
  async () => (await import(/* webpackChunkName: "breadcrumbs" */ "../ui/breadcrumbs")).Breadcrumbs,
);

/** Breadcrumbs for visitors and search engines; undefined if the page does not show them. */
function crumbsOf({ page, navigation }: Queries.PageQuery): Crumb[] | undefined {
  const { label, crumbs } = required(page, "The page");
  if (!crumbs) return undefined;
  const { home } = required(navigation, "content/navigation.yaml");
  return [home, { label }];
}

/** E-mail address for data requests, if the page has a section about them. */
const requestEmailOf = ({ sections }: NonNullable<Queries.PageQuery["page"]>) =>
  sections?.flatMap((section) =>
    section.__typename === "DataRequestSection" ? (section.site.kvkkEmail ?? []) : [],
  )[0];

export default function Page({ data, location }: PageProps<Queries.PageQuery>) {
  const page = required(data.page, "The page");
  const crumbs = crumbsOf(data);
  return (
    <>
      {crumbs ? <Breadcrumbs crumbs={crumbs} /> : null}
      <PageTop page={page} email={requestEmailOf(page)} />
      <PageSections
        sections={page.sections}
        isAfterForm={Boolean(page.head?.banner?.message)}
        location={location}
      />
      <SampleNote note={page.sampleNote} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.PageQuery>) {
  const page = required(data.page, "The page");
  const path = `/${page.slug}`;
  const questions = (page.sections ?? []).flatMap((section) =>
    section.__typename === "QuestionsSection" ? section.questions : [],
  );
  const things = questions.length > 0 ? [faqPage(questions, path, originOf(data.site))] : [];
  return (
    <PageHead
      data={data}
      page={page}
      path={path}
      indexed={!page.unlisted}
      crumbs={crumbsOf(data)}
      things={things}
    />
  );
}

export const query = graphql`
  query Page($id: String!) {
    ...Publisher
    page(id: { eq: $id }) {
      slug
      label
      unlisted
      crumbs
      ...PageHead
      ...PageTop
      sampleNote
      sections {
        ...PageSections
      }
    }
    navigation {
      ...CrumbPages
    }
  }
`;
