import { clsx } from "clsx";
import { graphql } from "gatsby";
import { CountingNumber } from "../../features/counters/counting-number";
import { useCountUp } from "../../features/counters/use-count-up";
import * as text from "../../theme/text-styles.module.css";
import { StatBand } from "../shared/stat-band.section";
import * as css from "./figures.section.module.css";
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
      {...(titled && { className: css.titled, titleClass: clsx(text.h2, css.title) })}
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
