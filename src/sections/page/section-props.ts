import type { Tone } from "../../ui/section";

/** What a section gets from its page. */
export interface SectionContext {
  /** Id of its heading. */
  id: string;
  tone: Tone;
  /** Ids of its questions, in order. */
  questionIds: readonly string[];
  /** Whether the page shows telephone, WhatsApp and e-mail elsewhere. */
  hasContacts: boolean;
  /** Whether the visitor has just sent a form. */
  isAfterForm: boolean;
  /** The page's location, which keeps the chosen category. */
  location: object;
}

/** Props of the component of a kind of section. */
export interface SectionProps<Section> {
  section: Section;
  context: SectionContext;
}
