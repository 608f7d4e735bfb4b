import { graphql } from "gatsby";
import { ProcessSection } from "../shared/process.section";
import type { SectionProps } from "./section-props";

export function Steps({ section, context: { id, tone } }: SectionProps<Queries.StepsSectionFragment>) {
  return (
    <ProcessSection id={id} tone={tone} section={section} workingDays={section.site.derived.workingDays} />
  );
}

export const stepsFragment = graphql`
  fragment StepsSection on StepsSection {
    id
    title
    lede
    steps: items {
      ...StepFields
    }
    site {
      derived {
        workingDays
      }
    }
  }
`;
