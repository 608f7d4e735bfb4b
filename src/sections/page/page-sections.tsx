import { graphql } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { onDemand } from "../../ui/on-demand";
import { TitledTextSection } from "../shared/titled-text.section";
import { CallToActionSection } from "./call-to-action.section";
import { Cards } from "./cards.section";
import { CaseStory } from "./case.section";
import { Certificates } from "./certificates.section";
import { ContactWays } from "./contact-ways.section";
import { DataRequest } from "./data-request.section";
import { Facts } from "./facts.section";
import { Failure } from "./failure.section";
import { Features } from "./features.section";
import { Figures } from "./figures.section";
import { Gallery } from "./gallery.section";
import { Goals } from "./goals.section";
import { Links } from "./links.section";
import { Questions } from "./questions.section";
import { contextsOf, type PageSectionsProps } from "./section-contexts";
import type { SectionContext, SectionProps } from "./section-props";
import { Steps } from "./steps.section";
import { Story } from "./story.section";
import { Team } from "./team.section";
import { Testimonials } from "./testimonials.section";
import { TextRun } from "./text.section";
import { Timeline } from "./timeline.section";
import { Visit } from "./visit.section";
import "./catalogue.section.module.css";
import "../../features/catalogue/catalogue-card.module.css";
import "../../features/catalogue/category-filter.module.css";

type Section = Queries.PageSectionsFragment;
type Sections = { readonly [N in Section["__typename"]]: Extract<Section, { readonly __typename: N }> };
/** Kinds with a component per section; consecutive texts share one. */
type Single = Exclude<Section["__typename"], "TextSection">;

/** On demand: few pages have it, and none needs its code but for filtering. */
const Catalogue = onDemand(
  async () => (await import(/* webpackChunkName: "catalogue" */ "./catalogue.section")).Catalogue,
);

const components: { readonly [N in Single]: (props: SectionProps<Sections[N]>) => ReactNode } = {
  CallToActionSection,
  CardsSection: Cards,
  CaseSection: CaseStory,
  CatalogueSection: Catalogue,
  CertificatesSection: Certificates,
  ContactWaysSection: ContactWays,
  DataRequestSection: DataRequest,
  FailureSection: Failure,
  FactsSection: Facts,
  FeaturesSection: Features,
  FiguresSection: Figures,
  GallerySection: Gallery,
  GoalsSection: Goals,
  LinksSection: Links,
  QuestionsSection: Questions,
  StepsSection: Steps,
  StorySection: Story,
  TeamSection: Team,
  TestimonialsSection: Testimonials,
  TextsSection: ({ section, context: { id, tone } }) => (
    <TitledTextSection id={id} tone={tone} section={section} />
  ),
  TimelineSection: Timeline,
  VisitSection: Visit,
};

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
    return (
      <Suspense key={context.id}>
        {section.__typename === "TextSection" ? (
          <TextRun parts={textsFrom(i, shown, contexts)} first={request} />
        ) : (
          <SectionOfKind name={section.__typename} section={section} context={context} />
        )}
      </Suspense>
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
