import { chakra } from "@chakra-ui/react/styled-system";

interface TicksProps {
  /** Parts the whole width is divided into; there is a tick at the beginning of each. */
  count: number;
  /** Pixels of a tick, or of the first, every fifth and all others in a row of ten. */
  lengths: number | { ten: number; five: number; one: number };
  /** Whether there is a tick at the end too, a pixel inside. */
  closed?: boolean;
  /** From which width on it is drawn; always unless given. */
  from?: "md";
}

/**
 * Ticks that divide a width evenly, wherever they fall. Gradients at fractions of a pixel lose some of them in WebKit and
 * Firefox; lines that keep their width are drawn whole by every engine. Decorative.
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
      data-ticks={path.length}
      viewBox={`0 0 ${count} ${height}`}
      preserveAspectRatio="none"
      display={from ? { base: "none", [from]: "block" } : "block"}
      width={closed ? "calc(100% - 1px)" : "100%"}
      height={`${height}px`}
      overflow="visible"
      // A line's middle is on its place, its left edge is to be.
      transform="translateX(0.5px)"
      css={{ shapeRendering: "crispEdges" }}
      aria-hidden="true"
    >
      <path d={`M0 0${path.join("")}`} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </chakra.svg>
  );
}
