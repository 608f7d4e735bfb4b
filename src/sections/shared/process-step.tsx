import { clsx } from "clsx";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import * as textStyles from "../../theme/text-styles.module.css";
import { renderRichText, renderText } from "../../ui/rich-text";
import * as css from "./process.section.module.css";

interface StepItemProps {
  step: Queries.StepFieldsFragment;
  number: number;
  /** Whether it is the last of a row from 900 px on. */
  isLastInRow: boolean;
  withDurations: boolean;
  ruled: boolean;
}

/** A step with number, title and text, and its duration in words, which may be that of earlier steps too. */
export function StepItem({
  step: { title, description, duration, since, main },
  number,
  isLastInRow,
  withDurations,
  ruled,
}: StepItemProps) {
  const time = duration?.number == null ? null : formatQuantity({ ...duration, number: duration.number });
  const shared = since && since < number;
  const timed = main && time;
  return (
    <li className={clsx(css.step, isLastInRow && css.lastInRow)}>
      {withDurations ? (
        <div className={clsx(textStyles.label, css.time)}>
          {time ? (
            <span>{renderText(shared ? `${strings.steps(since, number)}: ${time}` : time)}</span>
          ) : null}
        </div>
      ) : null}
      {ruled ? <div data-print="hide" aria-hidden="true" className={css.line} /> : null}
      <span aria-hidden="true" data-print="hide" className={clsx(css.mark, timed && css.timed)} />
      <div className={css.text}>
        <span className={css.number}>{number}</span>{" "}
        <h3 className={clsx(textStyles.h3, css.title)}>{renderText(title)}</h3>
        <p className={clsx(textStyles.small, css.description)}>{renderRichText(description)}</p>
      </div>
    </li>
  );
}
