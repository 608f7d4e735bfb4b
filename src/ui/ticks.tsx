import * as css from "./ticks.module.css";

/** Tick lengths of a ruler in pixels: every tenth, every fifth, all others; those of `ruler.module.css`. */
const tickLengths = { ten: 14, five: 9, one: 5 };

const axisLength = 7;

interface TicksProps {
  /** Number of divisions; a tick at the start of each. */
  count: number;
  /** An axis has equal ticks, with one at its end, one pixel inside; a ruler is drawn from 900 px on. */
  of: "axis" | "ruler";
}

/**
 * Evenly spaced ticks. Drawn as SVG lines with a constant stroke, because WebKit and Firefox lose ticks of
 * gradients at fractional pixels. Decorative.
 */
export function Ticks({ count, of }: TicksProps) {
  const isAxis = of === "axis";
  const lengthAt = (tick: number) => {
    if (isAxis) return axisLength;
    return tick % 10 === 0 ? tickLengths.ten : tick % 5 === 0 ? tickLengths.five : tickLengths.one;
  };
  const path = Array.from({ length: Math.floor(count) + (isAxis ? 1 : 0) }, (_, tick) => {
    const length = lengthAt(tick);
    return `v${length}m1-${length}`;
  });
  return (
    <svg
      viewBox={`0 0 ${count} ${lengthAt(0)}`}
      preserveAspectRatio="none"
      className={isAxis ? css.axis : css.ruler}
      height={lengthAt(0)}
      aria-hidden="true"
    >
      <path d={`M0 0${path.join("")}`} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
