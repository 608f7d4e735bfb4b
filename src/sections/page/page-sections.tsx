import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { onDemand } from "../../ui/on-demand";
import { contextsOf, type PageSectionsProps } from "./section-contexts";
import type { SectionContext, SectionProps } from "./section-props";

type Section = Queries.PageSectionsFragment;
type Sections = { readonly [N in Section["__typename"]]: Extract<Section, { readonly __typename: N }> };
/** Kinds with a component per section; consecutive texts share one. */
type Single = Exclude<Section["__typename"], "TextSection">;

/** Each in a chunk of its own, so that a page has the code and the sheets of the kinds that it shows, and of no others. */
const components: { readonly [N in Single]: (props: SectionProps<Sections[N]>) => ReactNode } = {
  CallToActionSection: onDemand(
    "call-to-action",
    async () =>
      (await import(/* webpackChunkName: "call-to-action" */ "./call-to-action.section")).CallToActionSection,
  ),
  CardsSection: onDemand(
    "cards",
    async () => (await import(/* webpackChunkName: "cards" */ "./cards.section")).Cards,
  ),
  CaseSection: onDemand(
    "case",
    async () => (await import(/* webpackChunkName: "case" */ "./case.section")).CaseStory,
  ),
  CatalogueSection: onDemand(
    "catalogue",
    async () => (await import(/* webpackChunkName: "catalogue" */ "./catalogue.section")).Catalogue,
  ),
  CertificatesSection: onDemand(
    "certificates",
    async () => (await import(/* webpackChunkName: "certificates" */ "./certificates.section")).Certificates,
  ),
  ContactWaysSection: onDemand(
    "contact-ways",
    async () => (await import(/* webpackChunkName: "contact-ways" */ "./contact-ways.section")).ContactWays,
  ),
  DataRequestSection: onDemand(
    "data-request",
    async () => (await import(/* webpackChunkName: "data-request" */ "./data-request.section")).DataRequest,
  ),
  FailureSection: onDemand(
    "failure",
    async () => (await import(/* webpackChunkName: "failure" */ "./failure.section")).Failure,
  ),
  FactsSection: onDemand(
    "facts",
    async () => (await import(/* webpackChunkName: "facts" */ "./facts.section")).Facts,
  ),
  FeaturesSection: onDemand(
    "features",
    async () => (await import(/* webpackChunkName: "features" */ "./features.section")).Features,
  ),
  FiguresSection: onDemand(
    "figures",
    async () => (await import(/* webpackChunkName: "figures" */ "./figures.section")).Figures,
  ),
  GallerySection: onDemand(
    "gallery",
    async () => (await import(/* webpackChunkName: "gallery" */ "./gallery.section")).Gallery,
  ),
  GoalsSection: onDemand(
    "goals",
    async () => (await import(/* webpackChunkName: "goals" */ "./goals.section")).Goals,
  ),
  LinksSection: onDemand(
    "links",
    async () => (await import(/* webpackChunkName: "links" */ "./links.section")).Links,
  ),
  QuestionsSection: onDemand(
    "questions",
    async () => (await import(/* webpackChunkName: "questions" */ "./questions.section")).Questions,
  ),
  StepsSection: onDemand(
    "steps",
    async () => (await import(/* webpackChunkName: "steps" */ "./steps.section")).Steps,
  ),
  StorySection: onDemand(
    "story",
    async () => (await import(/* webpackChunkName: "story" */ "./story.section")).Story,
  ),
  TeamSection: onDemand(
    "team",
    async () => (await import(/* webpackChunkName: "team" */ "./team.section")).Team,
  ),
  TestimonialsSection: onDemand(
    "testimonials",
    async () => (await import(/* webpackChunkName: "testimonials" */ "./testimonials.section")).Testimonials,
  ),
  TextsSection: onDemand(
    "texts",
    async () => (await import(/* webpackChunkName: "texts" */ "./texts.section")).Texts,
  ),
  TimelineSection: onDemand(
    "timeline",
    async () => (await import(/* webpackChunkName: "timeline" */ "./timeline.section")).Timeline,
  ),
  VisitSection: onDemand(
    "visit",
    async () => (await import(/* webpackChunkName: "visit" */ "./visit.section")).Visit,
  ),
};

const TextRun = onDemand(
  "text",
  async () => (await import(/* webpackChunkName: "text" */ "./text.section")).TextRun,
);

function SectionOfKind<N extends Single>({
  name,
  section,
  context,
}: SectionProps<Sections[N]> & { name: N }) {
  const Component: (props: SectionProps<Sections[N]>) => ReactNode = components[name];
  return <Component section={section} context={context} />;
}

/** The sections of a page in order; ids and backgrounds follow from the list. */
export function PageSections(props: PageSectionsProps) {
  const shown = props.sections ?? [];
  const contexts = contextsOf(shown, props);
  const [request] = shown.flatMap((section, i) =>
    section.__typename === "DataRequestSection" ? [{ id: contexts[i]?.id ?? "", title: section.title }] : [],
  );
  return shown.map((section, i) => {
    const context = contexts[i];
    if (!context || (isText(section) && isText(shown[i - 1]))) return null;
    return section.__typename === "TextSection" ? (
      <TextRun key={context.id} parts={textsFrom(i, shown, contexts)} first={request} />
    ) : (
      <SectionOfKind key={context.id} name={section.__typename} section={section} context={context} />
    );
  });
}

const isText = (section: Section | undefined) => section?.__typename === "TextSection";

/** The consecutive texts from a position on. */
function textsFrom(
  first: number,
  sections: readonly Section[],
  contexts: readonly SectionContext[],
): SectionProps<Sections["TextSection"]>[] {
  const end = sections.findIndex((section, i) => i > first && !isText(section));
  return sections.slice(first, end < 0 ? undefined : end).flatMap((section, i) => {
    const context = contexts[first + i];
    return section.__typename === "TextSection" && context ? [{ section, context }] : [];
  });
}

export const pageSectionsFragment = graphql`
  fragment PageSections on PageSection {
    __typename
    ...CallToActionSection
    ...CardsSection
    ...CaseSection
    ...CatalogueSection
    ...CertificatesSection
    ...ContactWaysSection
    ...DataRequestSection
    ...FactsSection
    ...FailureSection
    ...FeaturesSection
    ...FiguresSection
    ...GallerySection
    ...GoalsSection
    ...LinksSection
    ...QuestionsSection
    ...StepsSection
    ...StorySection
    ...TeamSection
    ...TestimonialsSection
    ...TextSection
    ...TextsSection
    ...TimelineSection
    ...VisitSection
  }
`;
