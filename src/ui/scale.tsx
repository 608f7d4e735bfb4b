import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { percent } from "../domain/percent";
import * as css from "./scale.module.css";
import { Ticks } from "./ticks";

interface ScaleProps {
  from: number;
  to: number;
  /** End of the axis, which starts at zero; ticks at whole numbers, at tens on a long one. */
  max: number;
  open?: boolean;
}

/**
 * A range in gold on an axis from zero, clipped at its end. Decorative: the value is in the adjacent text.
 */
export function Scale({ from, to, max, open = false }: ScaleProps) {
  const onAxis = (value: number) => Math.min(Math.max(value, 0), max);
  const start = onAxis(from);
  const end = Math.max(onAxis(to), start);
  const tickCount = max > 40 ? 10 : max;
  return (
    <div data-print="hide" aria-hidden="true" className={css.scale}>
      <Ticks count={tickCount} of="axis" />
      <span
        data-entrance="draw"
        className={clsx(css.range, open && css.open)}
        style={{ "--start": percent(start / max), "--length": percent((end - start) / max) } as CSSProperties}
      />
    </div>
  );
}

/** Labels of both ends of an axis. */
export function ScaleEnds({ low, high }: { low: string; high: string }) {
  return (
    <div data-print="hide" className={css.ends}>
      <span>{low}</span>
      <span className={css.high}>{high}</span>
    </div>
  );
}
