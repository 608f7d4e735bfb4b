import { FeatureMatrix } from "../../components/feature-matrix";
import { Section, SectionHead, Wrap } from "../../components/section";
import type { Tone } from "../../theme/tones";

interface FeatureSectionProps {
  id: string;
  tone?: Tone;
  section: {
    readonly title: string;
    readonly lede: string | null;
    readonly items: readonly Queries.FeatureFieldsFragment[];
  };
}

/** Heading above, features in columns. */
export function FeatureSection({ id, tone, section }: FeatureSectionProps) {
  const { title, lede, items } = section;
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} />
        <FeatureMatrix items={items} />
      </Wrap>
    </Section>
  );
}
