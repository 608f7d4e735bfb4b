import { chakra } from "@chakra-ui/react/styled-system";
import { percent } from "../domain/percent";
import { Ticks } from "./ticks";

const scaleCss = {
  position: "relative",
  height: "12px",
  color: "border.strong",
  backgroundImage: "linear-gradient(currentColor, currentColor)",
  backgroundRepeat: "no-repeat",
  backgroundSize: "100% 1px",
  "& > span": {
    position: "absolute",
    top: "-1px",
    height: "3px",
    // Minimum width, so that a single value is visible.
    minWidth: "3px",
    bg: "brand.accent",
    transformOrigin: "left",
  },
} as const;

/** Arrow beyond the end of the axis. */
const endArrow = {
  "& > span::after": {
    content: '""',
    position: "absolute",
    right: "-7px",
    top: "-4px",
    borderStyle: "solid",
    borderWidth: "5.5px 0 5.5px 9px",
    borderColor: "transparent transparent transparent {colors.brand.accent}",
  },
} as const;

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
    <chakra.div data-print="hide" aria-hidden="true" css={open ? [scaleCss, endArrow] : scaleCss}>
      <Ticks count={tickCount} of="axis" />
      <span
        data-entrance="draw"
        style={{ left: percent(start / max), width: percent((end - start) / max) }}
      />
    </chakra.div>
  );
}

/** Labels of both ends of an axis. */
export function ScaleEnds({ low, high }: { low: string; high: string }) {
  return (
    <chakra.div
      data-print="hide"
      display="flex"
      justifyContent="space-between"
      fontSize="0.75rem"
      lineHeight="1.3"
      color="fg.muted"
    >
      <span>{low}</span>
      <chakra.span whiteSpace="nowrap">{high}</chakra.span>
    </chakra.div>
  );
}
