import { graphql } from "gatsby";
import { TitledTextSection } from "../shared/titled-text.section";
import type { SectionProps } from "./section-props";

export function Texts({ section, context: { id, tone } }: SectionProps<Queries.TextsSectionFragment>) {
  return <TitledTextSection id={id} tone={tone} section={section} />;
}

export const textsFragment = graphql`
  fragment TextsSection on TextsSection {
    id
    title
    lede
    texts: items {
      ...TitledTextFields
    }
  }
`;
