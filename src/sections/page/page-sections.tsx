import { graphql } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { pageIds } from "../../domain/page-ids";
import type { Tone } from "../../theme/layer-styles";
import { onDemand } from "../../ui/on-demand";
import type { SectionPlace, SectionProps } from "./place";
import { tonesOf } from "./tones-of";

type Section = Queries.PageSectionsFragment;
type Sections = { readonly [N in Section["__typename"]]: Extract<Section, { readonly __typename: N }> };
/** Consecutive texts are shown as one section. */
type Single = Exclude<Section["__typename"], "TextSection">;

/** The component of each kind of section. Named chunks, because webpack splits shared code by these names. */
const components: { readonly [N in Single]: (props: SectionProps<Sections[N]>) => ReactNode } = {
  CallToActionSection: onDemand(
    async () =>
      (await import(/* webpackChunkName: "section-call-to-action" */ "./call-to-action.section"))
        .CallToActionSection,
  ),
  CardsSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-cards" */ "./cards.section")).Cards,
  ),
  CaseSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-case" */ "./case.section")).CaseStory,
  ),
  CertificatesSection: onDemand(
    async () =>
      (await import(/* webpackChunkName: "section-certificates" */ "./certificates.section")).Certificates,
  ),
  ContactWaysSection: onDemand(
    async () =>
      (await import(/* webpackChunkName: "section-contact-ways" */ "./contact-ways.section")).ContactWays,
  ),
  DataRequestSection: onDemand(
    async () =>
      (await import(/* webpackChunkName: "section-data-request" */ "./data-request.section")).DataRequest,
  ),
  FailureSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-failure" */ "./failure.section")).Failure,
  ),
  FactsSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-facts" */ "./facts.section")).Facts,
  ),
  FeaturesSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-features" */ "./features.section")).Features,
  ),
  FiguresSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-figures" */ "./figures.section")).Figures,
  ),
  GallerySection: onDemand(
    async () => (await import(/* webpackChunkName: "section-gallery" */ "./gallery.section")).Gallery,
  ),
  GoalsSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-goals" */ "./goals.section")).Goals,
  ),
  LinksSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-links" */ "./links.section")).Links,
  ),
  QuestionsSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-questions" */ "./questions.section")).Questions,
  ),
  StepsSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-steps" */ "./steps.section")).Steps,
  ),
  StorySection: onDemand(
    async () => (await import(/* webpackChunkName: "section-story" */ "./story.section")).Story,
  ),
  TeamSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-team" */ "./team.section")).Team,
  ),
  TestimonialsSection: onDemand(
    async () =>
      (await import(/* webpackChunkName: "section-testimonials" */ "./testimonials.section")).Testimonials,
  ),
  TextsSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-texts" */ "./texts.section")).Texts,
  ),
  TimelineSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-timeline" */ "./timeline.section")).Timeline,
  ),
  VisitSection: onDemand(
    async () => (await import(/* webpackChunkName: "section-visit" */ "./visit.section")).Visit,
  ),
};

const TextRun = onDemand(
  async () => (await import(/* webpackChunkName: "section-text" */ "./text.section")).TextRun,
);

function SectionOfKind<N extends Single>({ name, section, place }: SectionProps<Sections[N]> & { name: N }) {
  const Component: (props: SectionProps<Sections[N]>) => ReactNode = components[name];
  return <Component section={section} place={place} />;
}

interface PageSectionsProps {
  sections: readonly Section[] | null;
  /** Background of what is above the sections; a page's head is tinted. */
  before?: Tone;
  isAfterForm?: boolean;
}

/** The sections of a page in order; ids and backgrounds follow from the list. */
export function PageSections({ sections, before = "tint", isAfterForm = false }: PageSectionsProps) {
  const shown = sections ?? [];
  const places = placesOf(shown, before, isAfterForm);
  const [request] = shown.flatMap((section, i) =>
    section.__typename === "DataRequestSection" ? [{ id: places[i]?.id ?? "", title: section.title }] : [],
  );
  return shown.map((section, i) => {
    const place = places[i];
    if (!place || (isText(section) && isText(shown[i - 1]))) return null;
    return (
      <Suspense key={place.id}>
        {section.__typename === "TextSection" ? (
          <TextRun parts={textsFrom(i, shown, places)} first={request} />
        ) : (
          <SectionOfKind name={section.__typename} section={section} place={place} />
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
  places: readonly SectionPlace[],
): SectionProps<Sections["TextSection"]>[] {
  const end = sections.findIndex((section, i) => i > first && !isText(section));
  return sections.slice(first, end < 0 ? undefined : end).flatMap((section, i) => {
    const place = places[first + i];
    return section.__typename === "TextSection" && place ? [{ section, place }] : [];
  });
}

/** Elements of a section with ids: its heading and its questions. */
function namedIn(section: Section) {
  const title = section.__typename === "TextSection" ? section.heading : section.title;
  const questions = section.__typename === "QuestionsSection" && !section.open ? section.questions : [];
  return [{ id: section.id, title }, ...questions.map(({ id, question }) => ({ id, title: question }))];
}

function placesOf(sections: readonly Section[], before: Tone, isAfterForm: boolean): SectionPlace[] {
  const ids = pageIds(sections.flatMap(namedIn));
  const tones = tonesOf(sections, before);
  const hasContacts = sections.some(({ __typename }) => __typename === "ContactWaysSection");
  let next = 0;
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
