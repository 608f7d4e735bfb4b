import { clsx } from "clsx";
import type { CSSProperties } from "react";
import * as text from "../../theme/text-styles.module.css";
import { renderText } from "../../ui/rich-text";
import { ScaleEnds } from "../../ui/scale";
import * as css from "./material-gauge.module.css";

type Materials = Queries.ProductMaterialsFieldsFragment;

/** The materials on an axis without a unit: low, middle or high. */
export function MaterialGauge({
  label,
  low,
  high,
  items,
}: NonNullable<Materials["gauge"]> & Pick<Materials, "items">) {
  const rows = items.map(({ name, place }) => ({ name, place: place ?? 1 }));
  // Each mark is above its card if the cards are in the axis's order.
  const isInOrder = rows.every(({ place }, i) => place > (rows[i - 1]?.place ?? 0));
  return (
    <div data-print="hide" className={css.gauge}>
      <figure className={css.figure}>
        <figcaption className={clsx(text.label, css.label)}>{label}</figcaption>
        <ol
          className={clsx(css.axis, isInOrder && css.inOrder)}
          style={{ "--places": isInOrder ? items.length : 3 } as CSSProperties}
        >
          {[...rows]
            .sort((a, b) => a.place - b.place)
            .map(({ name, place }, i) => (
              <li
                key={name}
                className={css.material}
                style={{ "--place": isInOrder ? i + 1 : place } as CSSProperties}
              >
                {renderText(name)}
              </li>
            ))}
        </ol>
        <ScaleEnds low={low} high={high} />
      </figure>
    </div>
  );
}
