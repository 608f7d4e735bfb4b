import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { percent } from "../../domain/percent";
import { renderText } from "../../ui/rich-text";
import { turningRuler } from "../../ui/ruler";
import { TitledSection } from "../../ui/section";
import { Ticks } from "../../ui/ticks";
import { type AxisPosition, axisPositions } from "./axis-positions";
import type { SectionProps } from "./section-props";

type TimelineEvent = Queries.TimelineSectionFragment["events"][number];

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

interface TimelineItemProps {
  event: TimelineEvent;
  /** Position on the axis; undefined in the vertical list. */
  position: AxisPosition | undefined;
  above: boolean;
}

/** Styles of an event on the horizontal axis: text at `--text`, line to its year at `--mark`. */
function horizontalStyles(above: boolean, position: AxisPosition) {
  const isAside = position.mark !== position.text;
  const line = above ? 44 : 59;
  const upright = isAside ? line - leaderHeight : line;
  return {
    position: "static",
    gridColumn: "1",
    gridRow: above ? "1" : "2",
    alignSelf: above ? "end" : "start",
    marginLeft: "var(--text)",
    width: "var(--width)",
    paddingBottom: above ? "3.5rem" : "0",
    paddingTop: above ? "0" : "4.5rem",
    _last: { paddingBottom: above ? "3.5rem" : "0" },
    _before: {
      left: "var(--mark)",
      top: above ? "auto" : "50%",
      bottom: above ? "50%" : "auto",
      width: "2px",
      height: `${upright}px`,
    },
    ...(isAside ? { _after: leader(above, position, upright) } : {}),
  } as const;
}

/** Height of the slanted line in pixels. */
const leaderHeight = 26;

/** A slanted line from the mark to a text that was moved aside. */
function leader(above: boolean, { mark, text }: AxisPosition, upright: number) {
  const colour = "{colors.brand.main}";
  const offset = `calc(50% + ${upright}px)`;
  const corner = above === mark < text ? "bottom right" : "bottom left";
  return {
    content: '""',
    position: "absolute",
    left: percent(Math.min(mark, text)),
    width: `calc(${percent(Math.abs(mark - text))} + 2px)`,
    height: `${leaderHeight}px`,
    ...(above ? { bottom: offset } : { top: offset }),
    background: `linear-gradient(to ${corner}, transparent calc(50% - 1px), ${colour} 0 calc(50% + 1px), transparent 0)`,
  } as const;
}

function TimelineItem({ event: { year, title, description }, position, above }: TimelineItemProps) {
  return (
    <chakra.li
      position="relative"
      paddingBottom="2rem"
      _last={{ paddingBottom: "0" }}
      _before={{
        content: '""',
        position: "absolute",
        bg: "brand.main",
        left: "-2.25rem",
        top: "1.125rem",
        width: "30px",
        height: "2px",
      }}
      md={position && horizontalStyles(above, position)}
      style={
        position &&
        ({
          "--mark": percent(position.mark),
          "--text": percent(position.text),
          "--width": percent(position.width),
        } as CSSProperties)
      }
    >
      <chakra.div fontFamily="heading" fontSize="2.5rem" lineHeight="1" color="brand.accent" hyphens="none">
        <time dateTime={String(year)}>{year}</time>
      </chakra.div>
      <chakra.h3
        fontFamily="body"
        fontSize="1.0625rem"
        fontWeight="600"
        lineHeight="1.4"
        marginBlock="0.375rem 0.25rem"
      >
        {renderText(title)}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {renderText(description)}
      </chakra.p>
    </chakra.li>
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
