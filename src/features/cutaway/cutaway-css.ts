import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** When the line opens the picture: with the page's first paint, or once half of the picture is in view. */
export type Opening = "page" | "view";

export const keyframes = {
  "@keyframes open": { from: { translate: "var(--closed)" } },
  "@keyframes appear": { from: { opacity: 0 } },
};

/** The opening ends within the first two seconds; it waits for the moment in which a slow phone still parses the page. */
const openWithPage: SystemStyleObject = {
  "& :is(div, i)": { animation: "open 1400ms {easings.calm} 500ms backwards" },
  "& :is(label, div svg)": {
    animation: "appear 400ms ease calc(1000ms + var(--order) * 120ms) backwards",
  },
};

const openInView: SystemStyleObject = {
  "& :is(label, div svg)": { transition: "opacity 400ms ease calc(300ms + var(--order) * 120ms)" },
  "&[data-closed] :is(label, div svg)": { opacity: "0", transition: "none" },
};

/** The picture, and below it the list of layers on paper, and where letters are too large for names beside it. */
export const figureCss: SystemStyleObject = {
  display: "flex",
  flexDirection: "column",
  containerType: "inline-size",
};

const largeLetters = "@container (max-width: 20rem)";

export const listCss: SystemStyleObject = {
  display: "none",
  padding: "0.75rem 1.25rem",
  bg: "bg.page",
  [largeLetters]: { display: "block" },
  _print: { display: "block", padding: "0" },
};

/** Cuts off what is outside. */
const clipCss: SystemStyleObject = { contain: "paint" };

/** The frame of the picture. */
export const frameCss: SystemStyleObject = {
  ...clipCss,
  position: "relative",
  flex: "1 0 auto",
  containerType: "size",
  "@media print": { minHeight: "0", aspectRatio: "16/10" },
};

/**
 * The pictures' own box, of which places in per cent are places on the pictures. It fills its frame as `object-fit: cover` would,
 * its focal point at `--at` of the frame, which is further right in a narrow one, where the layers' names need the room.
 *
 * The line is a move of boxes as wide as the pictures, so that percentages are shares of them and the compositor alone moves them:
 * the outer box, a window on the cut picture, goes one way, and the box in it with the picture as far the other.
 *
 * @param focus focal point, in percent of the picture
 * @param rest where the line rests, in percent of the picture's width
 * @param closed where it stands while nothing is cut
 */
export const stageCss = (
  { x, y }: { x: number; y: number },
  rest: number,
  closed: number,
  opening: Opening,
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
  "--top": `clamp(100cqh - var(--h), 40cqh - var(--h) * ${y / 100}, 0px)`,
  top: "var(--top)",
  // How far down the line is taken by hand: what lies on the foot of the picture stays free.
  "--grip": "min(var(--h) * 0.66, 100cqh - var(--top) - 11rem)",
  // The photograph keeps its colours, so the names on it keep theirs.
  forcedColorAdjust: "none",
  color: "fg.ink",
  "--opened": `${rest}%`,
  "&[data-closed]": { "--opened": `${closed}%` },
  "@media (prefers-reduced-motion: no-preference)": {
    "&:not(:has(:checked), [data-held])": opening === "page" ? openWithPage : openInView,
    "&:not([data-held]) :is(div, i)": { transition: "translate 900ms {easings.calm}" },
  },
  "@media print": {
    "--at": "56cqw",
    "&&": { "--opened": `${rest}%` },
    "& :is(fieldset, div svg, input, i > *)": { display: "none" },
  },
  "& div, & img": { position: "absolute", inset: "0" },
  "& > div": { ...clipCss, translate: "calc(var(--opened) - 100%)", "--closed": `${closed - 100}%` },
  "& div div": { translate: "calc(100% - var(--opened))", "--closed": `${100 - closed}%` },
  // Above the whole picture, so that nothing is missing while it is on its way.
  "& div img": { background: "none !important" },
  "& i": {
    position: "absolute",
    inset: "0 auto 0 -1px",
    width: "100%",
    borderLeft: "2px solid {colors.brand.accentFill}",
    translate: "var(--opened)",
    "--closed": `${closed}%`,
    // Below the layers' names as a whole.
    isolation: "isolate",
    pointerEvents: "none",
  },
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
    // Invisible on the pale photograph; a browser that darkens pages by itself darkens it, so that its pale letters are read.
    bg: "bg.page",
    mixBlendMode: "darken",
  },
  "& b": { fontWeight: "600" },
  "& [type=radio]": {
    gridArea: "1 / 2 / span 2",
    display: "grid",
    placeItems: "center",
    alignSelf: "center",
    appearance: "none",
    // Large enough to be pressed beside the range, which lies below all of them.
    boxSize: "24px",
    margin: "-7px",
    borderRadius: "50%",
    "@media print": { display: "none" },
  },
  "& [type=radio]::before": {
    content: '""',
    boxSize: "10px",
    border: "1px solid",
    borderRadius: "50%",
    bg: "bg.page",
  },
  "& :checked::before": { bg: "brand.accentFill" },
  "& div svg": { position: "absolute", inset: "0" },
  "& path": { vectorEffect: "non-scaling-stroke", fill: "none", stroke: "currentColor" },
  "& div path:last-of-type": { color: "brand.accent", strokeWidth: "1.5" },
  "& use": { fill: "bg.page", fillOpacity: "0", transition: "fill-opacity 300ms" },
  [largeLetters]: { "& :is(fieldset, div path)": { display: "none" } },
};

/** What is seen of the range: a knob with an arrow to either side, and the measure of the layer that the line has reached. */
export const knobCss: SystemStyleObject = {
  position: "absolute",
  left: "-23px",
  top: "calc(var(--grip) - 44px)",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  boxSize: "44px",
  border: "2px solid {colors.brand.accentFill}",
  borderRadius: "50%",
  bg: "bg.page",
  color: "brand.main",
  "input:focus-visible + i > &": { outline: "3px solid {colors.focusRing}", outlineOffset: "2px" },
  "& path": { strokeWidth: "2" },
  "& svg": { width: "24px" },
};

export const readoutCss: SystemStyleObject = {
  position: "absolute",
  right: "calc(100% + 8px)",
  padding: "0.25rem 0.75rem",
  borderRadius: "md",
  bg: "bg.page",
  color: "fg.ink",
  fontSize: "small",
  lineHeight: "1.25",
  whiteSpace: "nowrap",
  textAlign: "right",
  fontStyle: "normal",
  "& b": {
    display: "block",
    fontFamily: "heading",
    fontWeight: "400",
    fontSize: "1.375rem",
    color: "brand.accent",
  },
};

const thumb = {
  appearance: "none",
  width: "44px",
  height: "100%",
  border: "0",
  background: "none",
  cursor: "ew-resize",
};

/** The whole height of the line to take it by; the knob is drawn on the line. */
export const rangeCss = (least: number, most: number): SystemStyleObject => ({
  position: "absolute",
  // The knob's middle is on the line, so half of it is outside at either end.
  left: `calc(${least}% - 22px)`,
  top: "6%",
  width: `calc(${most - least}% + 44px)`,
  height: "calc(var(--grip) - 6%)",
  margin: "0",
  appearance: "none",
  background: "none",
  outline: "none",
  // A finger that moves up or down scrolls.
  touchAction: "pan-y",
  "&::-webkit-slider-runnable-track": { height: "100%" },
  "&::-webkit-slider-thumb": thumb,
  "&::-moz-range-thumb": thumb,
});
