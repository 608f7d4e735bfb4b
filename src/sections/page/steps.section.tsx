import { graphql } from "gatsby";
import { ProcessSection } from "../shared/process.section";
import type { SectionProps } from "./place";

export function Steps({ section, place: { id, tone } }: SectionProps<Queries.StepsSectionFragment>) {
  return <ProcessSection id={id} tone={tone} section={section} />;
}

export const stepsFragment = graphql`
  fragment StepsSection on StepsSection {
    id
    title
    lede
    steps: items {
      ...StepFields
    }
  }
`;
