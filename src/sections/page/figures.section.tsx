import { graphql } from "gatsby";
import { SampleMark } from "../../features/site/sample-mark";
import { StatBand } from "../shared/stat-band.section";
import type { SectionProps } from "./section-props";

/** Large figures. */
export function Figures({
  section: { title, sample, titled, counting, stats },
  context: { id },
}: SectionProps<Queries.FiguresSectionFragment>) {
  return (
    <StatBand
      id={id}
      title={title}
      note={sample ? <SampleMark shown /> : null}
      stats={stats}
      titled={titled ?? false}
      counting={counting ?? false}
    />
  );
}

export const figuresFragment = graphql`
  fragment FiguresSection on FiguresSection {
    id
    title
    sample
    titled
    counting
    stats: items {
      ...StatFields
    }
  }
`;
