import { chakra } from "@chakra-ui/react/styled-system";

const ticks = (angle: string) =>
  [10, 5, 1]
    .map(
      (each) =>
        `repeating-linear-gradient(${angle}, currentColor 0 1px, transparent 1px calc(var(--tick) * ${each}))`,
    )
    .join(",");

/** Ticks along the top of a lying element. */
export const rulerTicks = {
  backgroundImage: ticks("90deg"),
  backgroundSize: "100% 14px, 100% 9px, 100% 5px",
  backgroundRepeat: "no-repeat",
};

const horizontal = { height: "15px", borderTop: "1px solid currentColor", ...rulerTicks };

const vertical = {
  width: "15px",
  borderLeft: "1px solid currentColor",
  backgroundImage: ticks("180deg"),
  backgroundSize: "14px 100%, 9px 100%, 5px 100%",
  backgroundRepeat: "no-repeat",
};

/** Styles of a ruler that stands upright on a phone and lies flat from 900 px on. */
export const turningRuler = {
  base: { ...vertical, color: "border.strong", opacity: 0.75 },
  md: { ...horizontal, width: "auto", borderLeft: "0" },
};

/** A ruler hanging from its top line: one tick every 8 px, every fifth and tenth longer. Decorative. */
export function Ruler() {
  return (
    <chakra.div data-print="hide" {...horizontal} color="border.strong" opacity="0.6" aria-hidden="true" />
  );
}

/** The upright ruler on a photograph's left edge, its ticks pointing away from it. */
export function EdgeRuler() {
  return (
    <chakra.div
      {...vertical}
      display={{ base: "none", md: "block" }}
      position="absolute"
      zIndex="2"
      insetBlock="0"
      left="-15px"
      transform="scaleX(-1)"
      color="border.strong"
      opacity="0.75"
      aria-hidden="true"
    />
  );
}
