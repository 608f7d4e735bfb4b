import { chakra } from "@chakra-ui/react/styled-system";
import { FeatureMatrix } from "../../components/feature-matrix";
import { Grid, Section, SectionHead, Wrap } from "../../components/section";
import { Typeset } from "../../components/typeset";
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

/** Heading above, features in three columns (two for four of them). */
export function FeatureSection({ id, tone, section }: FeatureSectionProps) {
  const { title, lede, items } = section;
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} lede={lede} />
        <FeatureMatrix items={items} columns={items.length % 3 === 0 ? 3 : 2} />
      </Wrap>
    </Section>
  );
}

/** Heading in the left third, features in two columns beside it. */
export function FeatureSplitSection({ id, tone, section }: FeatureSectionProps) {
  const { title, lede, items } = section;
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Wrap>
        <Grid>
          <chakra.div gridColumn={{ md: "span 4" }}>
            <chakra.h2 id={id} textStyle="h2">
              {title}
            </chakra.h2>
            {lede ? (
              <chakra.p marginTop="1.25rem" maxWidth={{ md: "22rem" }} color="fg.muted">
                <Typeset>{lede}</Typeset>
              </chakra.p>
            ) : null}
          </chakra.div>
          <chakra.div gridColumn={{ md: "6 / -1" }}>
            <FeatureMatrix items={items} columns={2} />
          </chakra.div>
        </Grid>
      </Wrap>
    </Section>
  );
}
