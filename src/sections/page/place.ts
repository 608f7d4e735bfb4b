import type { Tone } from "../../theme/tones";

/** What a section takes from its page and its place there. */
export interface SectionPlace {
  /** Of its heading. */
  id: string;
  tone: Tone;
  /** Of its questions, in their order. */
  questionIds: readonly string[];
  /** Whether the page shows telephone, WhatsApp and e-mail elsewhere. */
  hasContacts: boolean;
  /** Whether the visitor has just sent a form. */
  isAfterForm: boolean;
}

/** Props of the component of a kind of section. */
export interface SectionProps<Section> {
  section: Section;
  place: SectionPlace;
}
