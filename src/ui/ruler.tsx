import { chakra } from "@chakra-ui/react/styled-system";
import { Ticks } from "./ticks";

/** Pixels of a tick every tenth, every fifth and every other time. */
export const tickLengths = { ten: 14, five: 9, one: 5 };

/**
 * One tick of each kind, as a picture to be repeated at whole pixels: a repeating gradient loses most of its ticks in WebKit.
 */
const ticks = (angle: string) =>
  Array(3).fill(`linear-gradient(${angle}, currentColor 1px, transparent 1px)`).join(",");

const every = (count: number) => `calc(var(--tick) * ${count})`;

/** Ticks along the top of a lying element, one every `--tick`: a whole number of pixels. */
export const rulerTicks = {
  backgroundImage: ticks("90deg"),
  backgroundSize: `${every(10)} ${tickLengths.ten}px, ${every(5)} ${tickLengths.five}px, ${every(1)} ${tickLengths.one}px`,
  backgroundRepeat: "repeat-x",
};

const lying = { height: "15px", borderTop: "1px solid currentColor" };
const horizontal = { ...lying, ...rulerTicks };

const vertical = {
  width: "15px",
  borderLeft: "1px solid currentColor",
  backgroundImage: ticks("180deg"),
  backgroundSize: `${tickLengths.ten}px ${every(10)}, ${tickLengths.five}px ${every(5)}, ${tickLengths.one}px ${every(1)}`,
  backgroundRepeat: "repeat-y",
};

/** Styles of a ruler that stands upright on a phone and lies flat from 900 px on, where `LyingTicks` are its ticks. */
export const turningRuler = {
  base: { ...vertical, color: "border.strong", opacity: 0.75 },
  md: { ...lying, width: "auto", borderLeft: "0", backgroundImage: "none" },
};

/** So many ticks along the whole of a turning ruler that lies. */
export const LyingTicks = ({ count }: { count: number }) => (
  <Ticks count={count} lengths={tickLengths} from="md" />
);

/** A ruler hanging from its top line: one tick every 8 px, every fifth and tenth longer. Decorative. */
export function Ruler() {
  return (
    <chakra.div
      data-ruler="x"
      data-print="hide"
      {...horizontal}
      color="border.strong"
      opacity="0.6"
      aria-hidden="true"
    />
  );
}

/** The upright ruler on a photograph's edge, its ticks pointing away from it. */
export function EdgeRuler({ at = "left" }: { at?: "left" | "right" }) {
  return (
    <chakra.div
      data-ruler="y"
      {...vertical}
      display={{ base: "none", md: "block" }}
      position="absolute"
      zIndex="2"
      insetBlock="0"
      {...(at === "left" ? { left: "-15px", transform: "scaleX(-1)" } : { right: "-15px" })}
      color="border.strong"
      opacity="0.75"
      aria-hidden="true"
    />
  );
}
