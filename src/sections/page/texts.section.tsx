import { TitledTextSection } from "../shared/titled-text.section";
import type { SectionProps } from "./section-props";

export const Texts = ({ section, context: { id, tone } }: SectionProps<Queries.TextsSectionFragment>) => (
  <TitledTextSection id={id} tone={tone} section={section} />
);
