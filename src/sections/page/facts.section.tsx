import { graphql } from "gatsby";
import { StatNumber } from "../../features/counters/stat-number";
import { Scale } from "../../ui/scale";
import { TitledSection } from "../../ui/section";
import { StatRows } from "../shared/stat-rows";
import * as css from "./facts.section.module.css";
import type { SectionProps } from "./section-props";

/** Figures as rows of label and value; percentages on an axis to one hundred. */
export function Facts({
  section: { title, lede, stats },
  context: { id, tone },
}: SectionProps<Queries.FactsSectionFragment>) {
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede} beside>
      <StatRows
        className={css.rows}
        rows={stats.map(({ label, description, ...quantity }) => ({
          label,
          description,
          value: <StatNumber {...quantity} />,
          scale: quantity.prefix === "%" ? <Scale from={0} to={quantity.number ?? 0} max={100} /> : null,
        }))}
      />
    </TitledSection>
  );
}

export const factsFragment = graphql`
  fragment FactsSection on FactsSection {
    id
    title
    lede
    stats: items {
      ...StatFields
    }
  }
`;
