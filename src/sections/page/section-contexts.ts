import { pageIds } from "../../domain/page-ids";
import type { Tone } from "../../ui/section";
import type { SectionContext } from "./section-props";
import { tonesOf } from "./tones-of";

type Section = Queries.PageSectionsFragment;

export interface PageSectionsProps {
  sections: readonly Section[] | null;
  /** Background of what is above the sections; a page's head is tinted. */
  before?: Tone;
  /** Background of what is below them. */
  after?: Tone;
  isAfterForm?: boolean;
  location: object;
}

/** Elements of a section with ids: its heading and its questions. */
function namedIn(section: Section) {
  const title = section.__typename === "TextSection" ? section.heading : section.title;
  const questions = section.__typename === "QuestionsSection" && !section.open ? section.questions : [];
  return [{ id: section.id, title }, ...questions.map(({ id, question }) => ({ id, title: question }))];
}

/** Ids and backgrounds of the sections, which follow from the list. */
export function contextsOf(
  sections: readonly Section[],
  { before = "tint", after, isAfterForm = false, location }: PageSectionsProps,
): SectionContext[] {
  const ids = pageIds(sections.flatMap(namedIn));
  const tones = tonesOf(sections, before, after);
  const hasContacts = sections.some(({ __typename }) => __typename === "ContactWaysSection");
  let next = 0;
  return sections.map((section, i) => {
    const [id = "", ...questionIds] = ids.slice(next, next + namedIn(section).length);
    next += questionIds.length + 1;
    return { id, questionIds, tone: tones[i] ?? "page", hasContacts, isAfterForm, location };
  });
}
