import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { isSameUnit } from "../../domain/units";
import * as grid from "../../theme/grid.module.css";
import * as text from "../../theme/text-styles.module.css";
import { renderRichText, renderText } from "../../ui/rich-text";
import { Section, SectionHead, type Tone } from "../../ui/section";
import * as css from "./process.section.module.css";

type Step = Queries.StepFieldsFragment;

interface ProcessSectionProps {
  id: string;
  tone?: Tone;
  section: { readonly title: string; readonly lede: string | null; readonly steps: readonly Step[] };
  /** The laboratory's sentence about working days; null if it stands elsewhere on the page. */
  workingDays?: string | null;
  /** Draws the ruler; false beside another scale. */
  ruled?: boolean;
}

/** Maximum steps per row. */
const maxInRow = 6;

/**
 * Returns steps per row so that all rows are full, in at most three rows; undefined if impossible (seven).
 */
function stepsInRow(count: number): number | undefined {
  for (let inRow = Math.min(maxInRow, count); inRow > 1; inRow--)
    if (count % inRow === 0 && count / inRow <= 3) return inRow;
  return undefined;
}

/** Numbered steps on a ruler: in rows from 900 px on; stacked on phones and if no full rows are possible. */
export function ProcessSection({
  id,
  tone,
  section: { title, lede, steps },
  workingDays,
  ruled = true,
}: ProcessSectionProps) {
  const durations = steps.map(({ duration }) => duration);
  const inRow = stepsInRow(steps.length);
  const hasDays = durations.some((duration) => duration?.unit && isSameUnit(duration.unit, "gün"));
  const layout = inRow
    ? clsx(
        css.inRows,
        inRow < steps.length && css.severalRows,
        inRow === 5 && css.five,
        inRow === 6 && css.six,
      )
    : css.stacked;
  return (
    <Section tone={tone} aria-labelledby={id}>
      <div className={clsx(grid.wrap, css.body)}>
        <SectionHead id={id} title={title} lede={lede} />
        <ol className={clsx(css.steps, layout)} style={{ "--in-row": inRow } as CSSProperties}>
          {steps.map((step, i) => (
            <StepItem
              key={step.title}
              step={step}
              number={i + 1}
              isLastInRow={inRow !== undefined && (i + 1) % inRow === 0}
              withDurations={steps.some(({ duration }) => duration)}
              ruled={ruled}
            />
          ))}
        </ol>
        {hasDays && workingDays ? (
          <p className={clsx(text.small, css.workingDays)}>{renderText(workingDays)}</p>
        ) : null}
      </div>
    </Section>
  );
}

interface StepItemProps {
  step: Step;
  number: number;
  /** Whether it is the last of a row from 900 px on. */
  isLastInRow: boolean;
  withDurations: boolean;
  ruled: boolean;
}

/** A step with number, title and text, and its duration in words, which may be that of earlier steps too. */
function StepItem({
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
        <div className={clsx(text.label, css.time)}>
          {time ? (
            <span>{renderText(shared ? `${strings.steps(since, number)}: ${time}` : time)}</span>
          ) : null}
        </div>
      ) : null}
      {ruled ? <div data-print="hide" aria-hidden="true" className={css.line} /> : null}
      <span aria-hidden="true" data-print="hide" className={clsx(css.mark, timed && css.timed)} />
      <div className={css.text}>
        <span className={css.number}>{number}</span>{" "}
        <h3 className={clsx(text.h3, css.title)}>{renderText(title)}</h3>
        <p className={clsx(text.small, css.description)}>{renderRichText(description)}</p>
      </div>
    </li>
  );
}
