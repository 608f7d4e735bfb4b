import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { percent } from "../../domain/percent";
import * as textStyles from "../../theme/text-styles.module.css";
import { renderText } from "../../ui/rich-text";
import type { AxisPosition } from "./axis-positions";
import * as css from "./timeline-item.module.css";

interface TimelineItemProps {
  event: Queries.TimelineSectionFragment["events"][number];
  /** Position on the axis; undefined in the vertical list. */
  position: AxisPosition | undefined;
  above: boolean;
}

/** Classes of an event on the horizontal axis. */
function classesOf(above: boolean, { mark, text }: AxisPosition) {
  const isAside = mark !== text;
  return clsx(
    above ? css.above : css.below,
    isAside && css.aside,
    isAside && above === mark < text && css.rising,
  );
}

export function TimelineItem({ event: { year, title, description }, position, above }: TimelineItemProps) {
  return (
    <li
      className={clsx(css.event, position && classesOf(above, position))}
      style={
        position &&
        ({
          "--mark": percent(position.mark),
          "--text": percent(position.text),
          "--width": percent(position.width),
        } as CSSProperties)
      }
    >
      <div className={css.year}>
        <time dateTime={String(year)}>{year}</time>
      </div>
      <h3 className={css.title}>{renderText(title)}</h3>
      <p className={clsx(textStyles.small, css.description)}>{renderText(description)}</p>
    </li>
  );
}
