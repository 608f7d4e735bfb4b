import { clsx } from "clsx";
import { graphql } from "gatsby";
import * as ruler from "../../ui/edge-ruler.module.css";
import { TitledSection } from "../../ui/section";
import { Ticks } from "../../ui/ticks";
import { axisPositions } from "./axis-positions";
import type { SectionProps } from "./section-props";
import * as css from "./timeline.section.module.css";
import { TimelineItem } from "./timeline-item";

/** Ticks per year, so that short and long axes have about as many. */
const ticksAYear = (span: number) => (span > 20 ? 1 : span > 4 ? 5 : 20);

/**
 * Events on a ruler true to scale, alternately above and below it; a vertical list on phones, and if the
 * texts do not fit.
 */
export function Timeline({
  section: { title, lede, ...section },
  context: { id, tone },
}: SectionProps<Queries.TimelineSectionFragment>) {
  const events = [...section.events].sort((a, b) => a.year - b.year);
  const [first, last] = [events[0]?.year ?? 0, events.at(-1)?.year ?? 0];
  const span = last - first + 1;
  const positions = axisPositions(events.map(({ year }) => year));
  return (
    <TitledSection id={id} tone={tone} title={title} lede={lede}>
      <div className={clsx(css.timeline, positions && css.trueToScale)}>
        <div aria-hidden="true" className={clsx(ruler.vertical, css.line, positions && css.turningLine)}>
          {positions ? <Ticks count={span * ticksAYear(span)} of="ruler" /> : null}
        </div>
        <ol className={positions ? css.onBothSides : css.stacked}>
          {events.map((event, i) => (
            <TimelineItem key={event.year} event={event} position={positions?.[i]} above={i % 2 === 0} />
          ))}
        </ol>
      </div>
    </TitledSection>
  );
}

export const timelineFragment = graphql`
  fragment TimelineSection on TimelineSection {
    id
    title
    lede
    events: items {
      year
      title
      description
    }
  }
`;
