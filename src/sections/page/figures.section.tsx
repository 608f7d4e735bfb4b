import { graphql } from "gatsby";
import { CountingNumber } from "../../features/counters/counting-number";
import { useCountUp } from "../../features/counters/use-count-up";
import { StatBand } from "../shared/stat-band.section";
import type { SectionProps } from "./section-props";

/** Large figures. */
export function Figures({
  section: { title, titled, counting, stats },
  context: { id },
}: SectionProps<Queries.FiguresSectionFragment>) {
  const { ref, start } = useCountUp(counting ?? false);
  return (
    <StatBand
      id={id}
      title={title}
      stats={stats}
      titled={titled ?? false}
      {...(counting && {
        ref,
        showNumber: (stat, index) => <CountingNumber quantity={stat} index={index} start={start} />,
      })}
    />
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
