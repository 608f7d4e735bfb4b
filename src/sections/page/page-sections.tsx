import { graphql } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { pageIds } from "../../domain/page-ids";
import type { Tone } from "../../theme/layer-styles";
import { onDemand } from "../../ui/on-demand";
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
import type { SectionContext, SectionProps } from "./section-props";
import { Steps } from "./steps.section";
import { Story } from "./story.section";
import { Team } from "./team.section";
import { Testimonials } from "./testimonials.section";
import { TextRun } from "./text.section";
import { Texts } from "./texts.section";
import { Timeline } from "./timeline.section";
import { tonesOf } from "./tones-of";
import { Visit } from "./visit.section";

type Section = Queries.PageSectionsFragment;
type Sections = { readonly [N in Section["__typename"]]: Extract<Section, { readonly __typename: N }> };
/** Kinds with a component per section; consecutive texts share one. */
type Single = Exclude<Section["__typename"], "TextSection">;

/** On demand: with Chakra's accordion it is far larger than any other kind. */
const Questions = onDemand(
  async () => (await import(/* webpackChunkName: "questions" */ "./questions.section")).Questions,
);

/** The component of each kind of section. */
const components: { readonly [N in Single]: (props: SectionProps<Sections[N]>) => ReactNode } = {
  CallToActionSection,
  CardsSection: Cards,
  CaseSection: CaseStory,
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
  TextsSection: Texts,
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

interface PageSectionsProps {
  sections: readonly Section[] | null;
  /** The page's sections before and after these, whose ids are taken. */
  earlier?: readonly Section[] | null;
  later?: readonly Section[] | null;
  /** Background of what is above the sections; a page's head is tinted. */
  before?: Tone;
  /** Background of what is below them. */
  after?: Tone;
  isAfterForm?: boolean;
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

/** Elements of a section with ids: its heading and its questions. */
function namedIn(section: Section) {
  const title = section.__typename === "TextSection" ? section.heading : section.title;
  const questions = section.__typename === "QuestionsSection" && !section.open ? section.questions : [];
  return [{ id: section.id, title }, ...questions.map(({ id, question }) => ({ id, title: question }))];
}

function contextsOf(
  sections: readonly Section[],
  { earlier, later, before = "tint", after, isAfterForm = false }: PageSectionsProps,
): SectionContext[] {
  const namedEarlier = (earlier ?? []).flatMap(namedIn);
  const ids = pageIds([...namedEarlier, ...[...sections, ...(later ?? [])].flatMap(namedIn)]);
  const tones = tonesOf(sections, before, after);
  const hasContacts = sections.some(({ __typename }) => __typename === "ContactWaysSection");
  let next = namedEarlier.length;
  return sections.map((section, i) => {
    const [id = "", ...questionIds] = ids.slice(next, next + namedIn(section).length);
    next += questionIds.length + 1;
    return { id, questionIds, tone: tones[i] ?? "page", hasContacts, isAfterForm };
  });
}

export const pageSectionsFragment = graphql`
  fragment PageSections on PageSection {
    __typename
    ...CallToActionSection
    ...CardsSection
    ...CaseSection
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
