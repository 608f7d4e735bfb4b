import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

export const keyframes = {
  "@keyframes cutOpens": { from: { translate: "var(--closed)" } },
  "@keyframes layerAppears": { from: { opacity: 0 } },
};

/** Delayed, because slow phones still parse the page at first; ends within two seconds. */
const opens: SystemStyleObject = {
  "& div": { animation: "cutOpens 1400ms {easings.calm} 500ms backwards" },
  "& :is(label, div svg)": {
    animation: "layerAppears 400ms ease calc(1000ms + var(--order) * 120ms) backwards",
  },
};

const largeLetters = "@container (max-width: 20rem)";

/** The picture; on phones and on paper the measures are in a list below it. */
export const figureCss: SystemStyleObject = {
  display: "flex",
  flexDirection: "column",
  containerType: "inline-size",
};

/** A row for each layer: name on the left, measure on the right. */
export const listCss: SystemStyleObject = {
  display: { md: "none" },
  bg: "bg.page",
  "& label + label": { borderTop: "1px solid {colors.border.hairline}" },
  "& label": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "1rem",
    minHeight: { base: "48px", _print: "0" },
    paddingInline: { base: "gutter", _print: "0" },
    cursor: "pointer",
  },
  "& b": { fontWeight: "550" },
  "& span": { fontFamily: "heading", fontSize: "1.5rem", lineHeight: "1.2", color: "brand.accent" },
};

const clipCss: SystemStyleObject = { contain: "paint" };

export const frameCss: SystemStyleObject = {
  ...clipCss,
  position: "sticky",
  top: "0",
  flex: "1 0 auto",
  // Beside a text in very large letters a taller picture would be cropped to a strip without its names.
  maxHeight: "max(100vh, 760px)",
  containerType: "size",
  "@media print": { aspectRatio: "16/10" },
};

/**
 * The box of both pictures, in which percentages are positions on the pictures. It covers its frame like
 * `object-fit: cover`, with the focal point at `--at` of the frame, further right in narrow frames, where the
 * names need space.
 * The cut is animated by `translate` alone, which the compositor does without layout: the outer box clips the
 * cut picture and moves one way, the inner box with the picture moves back as far. The line is the edge of the
 * outer box, so that both are one movement.
 * @param focus focal point, in percent of the picture
 * @param rest initial position of the line, in percent of the picture's width
 * @param closed position of the line while the picture is uncut
 */
export const stageCss = (
  { x, y }: { x: number; y: number },
  rest: number,
  closed: number,
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
  // Vertical position of the line's handle, above anything that overlays the foot of the picture.
  "--grip": "min(var(--h) * 0.66, 100cqh - var(--top) - 11rem)",
  // Forced colours do not change the photograph, so the names on it keep their colours.
  forcedColorAdjust: "none",
  color: "fg.ink",
  "--opened": `${rest}%`,
  "@media (prefers-reduced-motion: no-preference)": {
    "&:not(:has(:checked), [data-closed], [data-live])": opens,
  },
  "&[data-closed]": { "--opened": `${closed}%`, "& :is(label, div svg)": { opacity: "0" } },
  "@media print": { "& :is(fieldset, div svg, input), & > div::after": { display: "none" } },
  "& div, & img": { position: "absolute", inset: "0" },
  "& > div": { ...clipCss, translate: "calc(var(--opened) - 100%)", "--closed": `${closed - 100}%` },
  "& > div::after": {
    content: '""',
    position: "absolute",
    insetBlock: "0",
    right: "0",
    width: "2px",
    bg: "brand.accentFill",
  },
  "& div div": { translate: "calc(100% - var(--opened))", "--closed": `${100 - closed}%` },
  // Transparent while loading, so that the whole picture stays visible.
  "& div img": { background: "none !important" },
  // Safari before 16 cannot place the names and the line on a covering picture.
  "@supports not (width: 1cqw)": {
    "&&": { inset: "0", boxSize: "auto" },
    "& :is(fieldset, div svg, input)": { display: "none" },
  },
});

/** A chosen layer: its name is gold, and the other layers turn pale. */
export const chosenCss = (count: number): SystemStyleObject => ({
  "&:has(:checked) use": { fillOpacity: "0.64" },
  "& label:has(:checked)": { color: "brand.accent" },
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => index + 1).map((nth) => [
      `&:has(fieldset label:nth-of-type(${nth}) :checked)`,
      {
        [`& svg:nth-of-type(${nth}) use`]: {
          fillOpacity: "0",
          stroke: "brand.accentFill",
          strokeWidth: "2",
        },
        [`& > div > label:nth-of-type(${nth})`]: { bg: "bg.warm" },
      },
    ]),
  ),
});

/** A layer: name, radio button, outline, leader line and dimension. */
export const layersCss: SystemStyleObject = {
  "& label": {
    position: "absolute",
    display: "grid",
    gridTemplateColumns: "min(22cqw, 112px) 10px",
    columnGap: "0.5rem",
    alignContent: "center",
    minHeight: "44px",
    // Limited by the picture's width, because the names must fit into it.
    fontSize: "min(0.875rem, 3.6cqw, 16px)",
    lineHeight: "1.25",
    textAlign: "right",
    cursor: "pointer",
    translate: "0 -50%",
    // Darken makes the background invisible on the pale photograph. In browsers that darken pages
    // automatically it turns dark, so the light letters stay readable.
    bg: "bg.page",
    mixBlendMode: "darken",
  },
  "& b": { fontWeight: "600" },
  "& label > span": { mdDown: { display: "none" } },
  "& [type=radio]": {
    gridArea: "1 / 2 / span 2",
    display: "grid",
    placeItems: "center",
    alignSelf: "center",
    appearance: "none",
    // Touch target above the range, which is below all names.
    boxSize: "24px",
    margin: "-7px",
    borderRadius: "50%",
  },
  "& [type=radio]::before": {
    content: '""',
    boxSize: "10px",
    border: "1px solid",
    borderRadius: "50%",
    bg: "bg.page",
  },
  "& :checked::before": { bg: "brand.accent" },
  "& div svg": { position: "absolute", inset: "0" },
  "& path": { vectorEffect: "non-scaling-stroke", fill: "none", stroke: "currentColor" },
  "& div path:last-of-type": { color: "brand.accent", strokeWidth: "1.5" },
  "& use": { fill: "bg.page", fillOpacity: "0", transition: "fill-opacity 300ms" },
  // Not display: a container is laid out without width first when a window is resized or captured, which restarts the fade-in.
  [largeLetters]: { "& :is(fieldset, div path)": { visibility: "hidden" } },
};
