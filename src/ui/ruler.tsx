import { chakra } from "@chakra-ui/react/styled-system";
import { tickLengths } from "./ticks";

/** One period of ticks as a repeated image at whole pixels; WebKit loses ticks of repeating gradients. */
const ticks = (angle: string) =>
  Array(3).fill(`linear-gradient(${angle}, currentColor 1px, transparent 1px)`).join(",");

const every = (count: number) => `calc(var(--tick) * ${count})`;

/** Horizontal ticks along the top, one per `--tick` (whole pixels). */
export const rulerTicks = {
  backgroundImage: ticks("90deg"),
  backgroundSize: `${every(10)} ${tickLengths.ten}px, ${every(5)} ${tickLengths.five}px, ${every(1)} ${tickLengths.one}px`,
  backgroundRepeat: "repeat-x",
};

const horizontalLine = { height: "15px", borderTop: "1px solid currentColor" };
const horizontal = { ...horizontalLine, ...rulerTicks };

const vertical = {
  width: "15px",
  borderLeft: "1px solid currentColor",
  backgroundImage: ticks("180deg"),
  backgroundSize: `${tickLengths.ten}px ${every(10)}, ${tickLengths.five}px ${every(5)}, ${tickLengths.one}px ${every(1)}`,
  backgroundRepeat: "repeat-y",
};

/** Styles of a ruler that is vertical on phones and horizontal from 900 px (`Ticks`). */
export const turningRuler = {
  base: { ...vertical, color: "border.strong", opacity: 0.75 },
  md: { ...horizontalLine, width: "auto", borderLeft: "0", backgroundImage: "none" },
};

/** Ruler below a line: a tick every 8 px, every fifth and tenth longer. Decorative. */
export function Ruler() {
  return (
    <chakra.div data-print="hide" {...horizontal} color="border.strong" opacity="0.6" aria-hidden="true" />
  );
}

/** Vertical ruler on a photograph's edge. */
export function EdgeRuler({ at = "left" }: { at?: "left" | "right" }) {
  return (
    <chakra.div
      {...vertical}
      display={{ base: "none", md: "block" }}
      position="absolute"
      zIndex="2"
      insetBlock="0"
      {...(at === "left"
        ? { insetInlineStart: "-15px", transform: "scaleX(-1)" }
        : { insetInlineEnd: "-15px" })}
      color="border.strong"
      opacity="0.75"
      aria-hidden="true"
    />
  );
}
