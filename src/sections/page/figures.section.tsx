import { graphql } from "gatsby";
import { StatBand } from "../shared/stat-band.section";
import type { SectionProps } from "./section-props";

/** Large figures. */
export function Figures({
  section: { title, titled, counting, stats },
  context: { id },
}: SectionProps<Queries.FiguresSectionFragment>) {
  return (
    <StatBand id={id} title={title} stats={stats} titled={titled ?? false} counting={counting ?? false} />
  );
}

export const figuresFragment = graphql`
  fragment FiguresSection on FiguresSection {
    id
    title
    titled
    counting
    stats: items {
      ...StatFields
    }
  }
`;
