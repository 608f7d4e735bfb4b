import { clsx } from "clsx";
import { formatQuantity } from "../../domain/format";
import { strings } from "../../domain/interface-strings";
import { daysOf } from "../../domain/units";
import * as stage from "../../theme/stage.module.css";
import * as tones from "../../theme/tones.module.css";
import { renderText } from "../../ui/rich-text";
import { Scale, ScaleEnds } from "../../ui/scale";
import * as css from "./hero-plate.module.css";

interface HeroPlateProps {
  rows: readonly Queries.StatFieldsFragment[];
  days: number;
  /** Below the text, because a photograph is beside it; otherwise the plate is beside the text. */
  belowText: boolean;
}

/** Turnarounds on a common axis of days, below the buttons. */
export function HeroPlate({ rows, days, belowText }: HeroPlateProps) {
  return (
    <div className={clsx(tones.panel, css.plate, belowText && css.belowText)}>
      <dl>
        {rows.map(({ label, description, ...quantity }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>
              <span>{renderText(label)}</span>
              {description ? <small className={css.detail}> {description}</small> : null}
            </dt>
            <dd className={css.time}>{formatQuantity({ ...quantity, number: quantity.number ?? 0 })}</dd>
            <dd aria-hidden="true" className={css.scale}>
              <Scale {...daysOf(quantity)} max={days} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.ends}>
        <ScaleEnds low="0" high={strings.days(days)} />
      </div>
    </div>
  );
}

/** The laboratory's figures, the numbers in gold: in two columns, beside each other in wide windows. */
export function HeroFacts({ facts }: { facts: readonly Queries.FigureFieldsFragment[] }) {
  return (
    <ul className={clsx(css.facts, stage.text)}>
      {facts.map(({ label, ...quantity }) => (
        <li key={label}>
          <b className={css.number}>{formatQuantity({ ...quantity, number: quantity.number ?? 0 })}</b>{" "}
          <span>{renderText(label)}</span>
        </li>
      ))}
    </ul>
  );
}
