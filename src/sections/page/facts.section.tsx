import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { SampleMark } from "../../features/site/sample-mark";
import { renderText } from "../../ui/rich-text";
import { Scale } from "../../ui/scale";
import { ScaleRow } from "../../ui/scale-row";
import { GridSection, HeadColumn } from "../../ui/section";
import type { SectionProps } from "./section-props";

type Stat = Queries.StatFieldsFragment;

/** Figures as rows of label and value; percentages on an axis to one hundred. */
export function Facts({
  section: { title, lede, sample, stats },
  context: { id, tone },
}: SectionProps<Queries.FactsSectionFragment>) {
  const arePercentages = stats.every(({ prefix }) => prefix === "%");
  return (
    <GridSection tone={tone} aria-labelledby={id}>
      <HeadColumn id={id} title={title} lede={lede} tag={sample ? <SampleMark shown /> : null} />
      {arePercentages ? <Percentages stats={stats} /> : <Rows stats={stats} />}
    </GridSection>
  );
}

function Rows({ stats }: { stats: readonly Stat[] }) {
  return (
    <chakra.dl gridColumn={{ md: "6 / -1" }} borderTop="1px solid {colors.border.strong}">
      {stats.map(({ label, description, ...quantity }) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          alignItems="baseline"
          columnGap="1.5rem"
          paddingBlock="1.125rem"
          borderBottom="1px solid {colors.border.hairline}"
        >
          <chakra.dt fontWeight="550" hyphens="none" overflowWrap="anywhere">
            {renderText(label)}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontSize="min(2rem, 10vw)"
            lineHeight="1"
            whiteSpace="nowrap"
            hyphens="none"
          >
            <StatNumber {...quantity} />
          </chakra.dd>
          {description ? (
            <chakra.dd gridColumn="1 / -1" marginTop="0.25rem" fontSize="small" color="fg.muted">
              {renderText(description)}
            </chakra.dd>
          ) : null}
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Percentages({ stats }: { stats: readonly Stat[] }) {
  return (
    <chakra.dl gridColumn={{ md: "6 / -1" }} display="grid" gap="2rem">
      {stats.map(({ label, description, ...quantity }) => (
        <ScaleRow key={label}>
          <dt>{renderText(label)}</dt>
          <chakra.dd hyphens="none">
            <StatNumber {...quantity} />
          </chakra.dd>
          <chakra.dd aria-hidden="true">
            <Scale from={0} to={quantity.number ?? 0} max={100} />
          </chakra.dd>
          {description ? (
            <chakra.dd fontSize="small" color="fg.muted">
              {renderText(description)}
            </chakra.dd>
          ) : null}
        </ScaleRow>
      ))}
    </chakra.dl>
  );
}

export const factsFragment = graphql`
  fragment FactsSection on FactsSection {
    id
    title
    lede
    sample
    stats: items {
      ...StatFields
    }
  }
`;
