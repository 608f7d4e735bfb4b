import { clsx } from "clsx";
import * as text from "../theme/text-styles.module.css";
import * as tones from "../theme/tones.module.css";
import * as css from "./plate.module.css";
import { Scale, ScaleEnds } from "./scale";

interface PlateProps {
  label: string;
  value: string;
  unit: string;
  scale?: { from: number; to: number; max: number; open?: boolean } | undefined;
  /** Label of the axis end, "14 gün". */
  scaleEnd: string;
}

/** Label, value, and the value on an axis shared by all products. */
export function Plate({ label, value, unit, scale, scaleEnd }: PlateProps) {
  return (
    <div className={clsx(tones.panel, css.plate)}>
      <dt className={clsx(text.label, css.label)}>{label}</dt>
      <dd className={css.value}>
        <span>{value}</span> <small className={css.unit}>{unit}</small>
      </dd>
      {scale ? (
        <dd aria-hidden="true">
          <Scale {...scale} />
          <ScaleEnds low="0" high={scaleEnd} />
        </dd>
      ) : null}
    </div>
  );
}
