import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** How the line begins: by itself as the page opens, then on with the page's scrolling; or as the picture comes into view. */
export type Beginning = "page" | "view";

/**
 * What moves with the line: the window on the cut picture, the pane in it, which it must not carry along, the line itself. No `*`
 * behind `:has(:checked)`: with it a choice anywhere on the page styles anew all that stands around it.
 */
const moving = ":is([data-window], [data-pane], i)";

/** Whole for a moment, in which the page loads: what moves meanwhile is not smooth on a slow phone. */
const open = "open 1400ms {easings.calm} 800ms backwards";

export const keyframes = {
  "@keyframes open": { from: { translate: "var(--from)" } },
  "@keyframes carry": { to: { transform: "translateX(var(--carried))" } },
};

const isCarried = "@supports (animation-timeline: scroll())";

const moves: Record<Beginning, SystemStyleObject> = {
  page: {
    [`& ${moving}`]: {
      animation: open,
      [isCarried]: {
        animation: `${open}, carry linear both`,
        animationTimeline: "auto, scroll(root)",
        // On phones the picture stands below the text.
        animationRange: { base: "normal, 25vh 85vh", md: "normal, 0 55vh" },
      },
    },
    "& [data-carried]": {
      [isCarried]: {
        animation: "carry linear both",
        animationTimeline: "scroll(root)",
        animationRange: { base: "25vh 85vh", md: "0 55vh" },
      },
    },
  },
  // The range comes with the scripts, so it can keep step with what scrolling moves, and not with what has begun before.
  view: {
    [`& :is(${moving}, [data-carried])`]: {
      "@supports (animation-timeline: view())": {
        animation: "open linear both",
        animationTimeline: "view()",
        animationRange: "entry 50% cover 50%",
      },
    },
  },
};

/** Cuts off what is outside. Not `overflow: hidden`, which would make it the scroller that `view()` asks. */
const clipCss: SystemStyleObject = { contain: "paint" };

/** The frame of the picture. */
export const frameCss: SystemStyleObject = { ...clipCss, position: "relative", containerType: "size" };

/**
 * The pictures' own box, of which places in per cent are places on the pictures. It fills its frame as `object-fit: cover` would,
 * its focal point at `--at` of the frame, which is further right in a narrow one, where the layers' names need the room.
 *
 * The line stands where the page or a choice has opened the picture (`--opened`), and as far on as scrolling has carried it. Both
 * are moves of boxes as wide as the pictures, so that percentages are shares of them and the compositor alone moves them: the
 * window on the cut picture goes one way, the picture in it as far the other.
 */
export const stageCss = (
  { x, y }: { x: number; y: number },
  rest: number,
  beginning: Beginning,
): SystemStyleObject => ({
  "--at": "56cqw",
  "@container (max-width: 42rem)": { "--at": "66cqw" },
  "--w": "max(100cqw, 100cqh / var(--ratio))",
  "--h": "calc(var(--w) * var(--ratio))",
  position: "absolute",
  width: "var(--w)",
  height: "var(--h)",
  "--left": `clamp(100cqw - var(--w), var(--at) - var(--w) * ${x / 100}, 0px)`,
  left: "var(--left)",
  top: `clamp(100cqh - var(--h), 40cqh - var(--h) * ${y / 100}, 0px)`,
  "--opened": `${rest}%`,
  // To the other edge of the picture, and no further.
  "--carried": `${100 - rest}%`,
  "@media (prefers-reduced-motion: no-preference)": {
    "&:not(:has(:checked), [data-held])": moves[beginning],
  },
  [`&:not([data-held]) ${moving}`]: { transition: "translate 700ms {easings.calm}" },
  "& [data-window], & [data-pane], & img": { position: "absolute", inset: "0" },
  "& [data-window]": { ...clipCss, translate: "calc(var(--opened) - 100%)", "--from": "-100%" },
  "& [data-pane]": {
    translate: "calc(100% - var(--opened))",
    "--from": "100%",
    "--carried": `${rest - 100}%`,
  },
  // Above the whole picture, so that nothing is missing while it is on its way.
  "& [data-window] img": { background: "none !important" },
  "& i": {
    position: "absolute",
    inset: "0 auto 0 -1px",
    width: "100%",
    borderLeft: "2px solid {colors.brand.accentFill}",
    translate: "var(--opened)",
    "--from": "0%",
  },
  "& [data-carried]": { "--from": `-${rest}%` },
});

/** A layer is chosen: the line goes there, and the others pale. */
export const chosenCss = (stops: readonly number[]): SystemStyleObject => ({
  "&:has(:checked) use": { fillOpacity: "0.64" },
  ...Object.fromEntries(
    stops.map((stop, index) => [
      `&:has([value="${stop}"]:checked)`,
      {
        "&:not([data-held])": { "--opened": `${stop}%` },
        [`& svg:nth-of-type(${index + 1}) use`]: {
          fillOpacity: "0",
          stroke: "brand.accentFill",
          strokeWidth: "2",
        },
      },
    ]),
  ),
});

/** A layer: its name with the mark of its choice, its outline, a line between them, and what is measured. */
export const layersCss: SystemStyleObject = {
  "& label": {
    position: "absolute",
    display: "grid",
    gridTemplateColumns: "min(22cqw, 112px) 10px",
    columnGap: "0.5rem",
    alignContent: "center",
    minHeight: "44px",
    // Within the picture there is no room for letters larger than it bears.
    fontSize: "min(0.875rem, 3.6cqw, 16px)",
    lineHeight: "1.25",
    textAlign: "right",
    hyphens: "none",
    cursor: "pointer",
    translate: "0 -50%",
    // Beside far larger letters the frame is so high that the names' own place lies outside.
    "@container (max-aspect-ratio: 3/5)": { right: "auto !important", left: "calc(0.5rem - var(--left))" },
  },
  "& b": { fontWeight: "600" },
  "& [type=radio]": {
    gridArea: "1 / 2 / span 2",
    alignSelf: "center",
    appearance: "none",
    boxSize: "10px",
    margin: "0",
    border: "1px solid",
    borderRadius: "50%",
    bg: "bg.page",
  },
  "& :checked": { bg: "brand.accentFill" },
  "& svg": { position: "absolute", inset: "0" },
  "& path": { vectorEffect: "non-scaling-stroke", fill: "none", stroke: "currentColor" },
  "& path:last-of-type": { color: "brand.accent", strokeWidth: "1.5" },
  "& use": { fill: "bg.page", fillOpacity: "0", transition: "fill-opacity 300ms" },
};

const grip = "linear-gradient({colors.fg.ink}, {colors.fg.ink})";

/** A knob with two grips on the line, and the whole height above it to take it by. */
const knob = {
  appearance: "none",
  width: "44px",
  height: "100%",
  border: "0",
  borderRadius: "0",
  background: `${grip} 20px calc(100% - 15px)/1px 12px no-repeat, ${grip} 24px calc(100% - 15px)/1px 12px no-repeat,
    radial-gradient(circle at 50% calc(100% - 21px), {colors.bg.page} 15px, {colors.brand.accentFill} 15.5px 17px, transparent 17.5px)`,
  cursor: "ew-resize",
};

/** What carries the range on with the line. */
export const carriedCss: SystemStyleObject = {
  position: "absolute",
  inset: "0",
  // Below the layers' names as a whole.
  isolation: "isolate",
  pointerEvents: "none",
};

export const rangeCss: SystemStyleObject = {
  position: "absolute",
  // The knob's middle is on the line, so half of it is outside at either end.
  left: "-22px",
  top: "6%",
  width: "calc(100% + 44px)",
  height: "60%",
  margin: "0",
  appearance: "none",
  background: "none",
  // A finger that moves up or down scrolls.
  pointerEvents: "auto",
  touchAction: "pan-y",
  "&::-webkit-slider-runnable-track": { height: "100%" },
  "&::-webkit-slider-thumb": knob,
  "&::-moz-range-thumb": knob,
};
