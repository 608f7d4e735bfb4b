import { graphql } from "gatsby";
import { FeatureMatrix } from "../../ui/feature-matrix";
import { TitledSection } from "../../ui/section";
import type { SectionProps } from "./section-props";

export function Features({
  section: { title, lede, features },
  context: { id, tone },
}: SectionProps<Queries.FeaturesSectionFragment>) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <FeatureMatrix items={features} />
    </TitledSection>
  );
}

export const featuresFragment = graphql`
  fragment FeaturesSection on FeaturesSection {
    id
    title
    lede
    features: items {
      ...FeatureFields
    }
  }
`;
