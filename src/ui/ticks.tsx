import { chakra } from "@chakra-ui/react/styled-system";

interface TicksProps {
  /** Number of divisions; a tick at the start of each. */
  count: number;
  /** Tick lengths in pixels: one for all, or those of every tenth, every fifth and all other ticks. */
  lengths: number | { ten: number; five: number; one: number };
  /** Whether there is a tick at the end, one pixel inside. */
  closed?: boolean;
  /** Breakpoint from which it is drawn. */
  from?: "md";
}

/**
 * Evenly spaced ticks. Drawn as SVG lines with a constant stroke, because WebKit and Firefox lose ticks of
 * gradients at fractional pixels. Decorative.
 */
export function Ticks({ count, lengths, closed = false, from }: TicksProps) {
  const lengthAt = (tick: number) => {
    if (typeof lengths === "number") return lengths;
    return tick % 10 === 0 ? lengths.ten : tick % 5 === 0 ? lengths.five : lengths.one;
  };
  const height = typeof lengths === "number" ? lengths : lengths.ten;
  const path = Array.from({ length: Math.floor(count) + (closed ? 1 : 0) }, (_, tick) => {
    const length = lengthAt(tick);
    return `v${length}m1-${length}`;
  });
  return (
    <chakra.svg
      viewBox={`0 0 ${count} ${height}`}
      preserveAspectRatio="none"
      display={from ? { base: "none", [from]: "block" } : "block"}
      width={closed ? "calc(100% - 1px)" : "100%"}
      height={`${height}px`}
      overflow="visible"
      // Offsets by half a stroke: the left edge marks the position.
      transform="translateX(0.5px)"
      css={{ shapeRendering: "crispEdges" }}
      aria-hidden="true"
    >
      <path d={`M0 0${path.join("")}`} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </chakra.svg>
  );
}
