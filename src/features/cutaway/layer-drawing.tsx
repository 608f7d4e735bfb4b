import type { CSSProperties } from "react";
import * as css from "./cutaway.module.css";

type Layer = Queries.CutawayFragment["items"][number];
type LayerPosition = NonNullable<Layer["place"]>;
type Point = LayerPosition["point"];

export type PlacedLayer = Layer & { place: LayerPosition };

interface DrawingProps {
  position: LayerPosition;
  /** Address of the layer's outline. */
  outline: string | undefined;
  /** Start of the leader line at the name, in percent of the picture. */
  from: Point;
  /** The picture's height relative to its width. */
  ratio: number;
  /** Place in the list of layers, in which order they appear. */
  order: number;
  /** A covered layer's leader line would end at nothing. */
  isCovered: boolean;
}

/** A layer's outline, leader line and dimension. */
export function LayerDrawing({ position, outline, from, ratio, order, isCovered }: DrawingProps) {
  const { point, span } = position;
  const onGrid = ({ x, y }: Point) => [Math.round(10 * x), Math.round(10 * ratio * y)] as const;
  const [start, level] = onGrid(from);
  const [x, y] = onGrid(point);
  // The leader line is horizontal, then rises at 45 degrees.
  const bend = Math.max(start, x - Math.abs(y - level));
  return (
    <svg
      className={css.drawing}
      opacity={isCovered ? 0 : undefined}
      viewBox={`0 0 1000 ${1000 * ratio}`}
      aria-hidden="true"
      style={{ "--order": order } as CSSProperties}
    >
      {outline ? <use className={css.outline} href={outline} /> : null}
      <path className={css.leader} d={`M${start} ${level}H${bend}L${x} ${y}`} />
      <path
        className={css.dimension}
        d={
          span
            ? `M${Math.round(10 * span.from)} ${y - 8}v16m0-8H${Math.round(10 * span.to)}m0-8v16`
            : `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`
        }
      />
    </svg>
  );
}
