import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { percent } from "../../domain/percent";
import { renderText } from "../../ui/rich-text";
import type { AxisPosition } from "./axis-positions";

interface TimelineItemProps {
  event: Queries.TimelineSectionFragment["events"][number];
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

export function TimelineItem({ event: { year, title, description }, position, above }: TimelineItemProps) {
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
      <chakra.h3 textStyle="h4" marginBlock="0.375rem 0.25rem">
        {renderText(title)}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {renderText(description)}
      </chakra.p>
    </chakra.li>
  );
}
