import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { turningRuler } from "../../ui/ruler";
import { TitledSection } from "../../ui/section";
import { Ticks } from "../../ui/ticks";
import { axisPositions } from "./axis-positions";
import type { SectionProps } from "./section-props";
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
      <chakra.div position="relative" paddingLeft={{ base: "2.25rem", ...(positions && { md: "0" }) }}>
        <chakra.div
          aria-hidden="true"
          position="absolute"
          left="0"
          insetBlock="0"
          {...turningRuler.base}
          md={positions && { ...turningRuler.md, right: "0", top: "50%", bottom: "auto" }}
        >
          {positions ? <Ticks count={span * ticksAYear(span)} of="ruler" /> : null}
        </chakra.div>
        <chakra.ol
          {...(positions ? { display: { md: "grid" }, gridTemplateRows: "1fr 1fr" } : { maxWidth: "44rem" })}
        >
          {events.map((event, i) => (
            <TimelineItem key={event.year} event={event} position={positions?.[i]} above={i % 2 === 0} />
          ))}
        </chakra.ol>
      </chakra.div>
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
