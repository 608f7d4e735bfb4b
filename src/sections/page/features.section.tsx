import { graphql } from "gatsby";
import { FeatureMatrix } from "../../ui/feature-matrix";
import { Section, SectionHead, Wrap } from "../../ui/section";
import type { SectionProps } from "./section-props";

export function Features({
  section: { title, lede, features },
  context: { id, tone },
}: SectionProps<Queries.FeaturesSectionFragment>) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} />
        <FeatureMatrix items={features} />
      </Wrap>
    </Section>
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
