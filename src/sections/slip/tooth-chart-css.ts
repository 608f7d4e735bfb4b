import { screenReaderOnly } from "../../components/screen-reader-only";
import { archBox } from "./arch";

/** Where a part stands in its jaw (`arch.ts`). */
const placed = {
  position: "absolute",
  left: "var(--x)",
  top: "var(--y)",
  transform: "translate(-50%, -50%) rotate(var(--r))",
  cursor: "pointer",
} as const;

/** The list: the same boxes in the order of the rows, each with its name, where the visitor wants it so. */
const list = {
  "& [data-jaw]": { aspectRatio: "auto" },
  "& [data-jaws]": { gridTemplateColumns: "minmax(0, 1fr)", maxWidth: "none", marginInline: "0" },
  "& [data-jaw] fieldset": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
    columnGap: "1.25rem",
  },
  "& [data-jaw] legend": { position: "static", transform: "none", paddingTop: "0.75rem" },
  "& [data-milk] legend": { clipPath: "none", width: "auto", height: "auto" },
  "& :is([data-tooth], [data-link])": {
    position: "relative",
    inset: "auto",
    transform: "none",
    width: "auto",
    height: "auto",
    alignItems: "center",
    gap: "0.625rem",
    minHeight: "44px",
    aspectRatio: "auto",
    borderBottom: "1px solid",
    borderColor: "border.hairline",
    fontSize: "small",
  },
  "& [data-tooth]": { display: "flex", color: "fg.ink" },
  "& [data-jaw] input": {
    position: "static",
    appearance: "auto",
    boxSize: "20px",
    flex: "none",
    transform: "none",
    accentColor: "brand.main",
  },
  "& [data-jaw] svg": { display: "none" },
  "& [data-tooth] b": { position: "static", transform: "none", color: "inherit" },
  "& [data-jaw] span": {
    position: "static",
    width: "auto",
    height: "auto",
    clipPath: "none",
    whiteSpace: "normal",
  },
  "& [data-link]::after": { display: "none" },
} as const;

/** Styles of the chart. Its parts are told apart by attributes: of a hundred each would cost the page a class of its own. */
export const chartCss = {
  "& [data-jaws]": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    gap: "1.5rem",
    maxWidth: "54rem",
    marginInline: { base: "-8px", sm: "0" },
    marginTop: "0.75rem",
    position: "relative",
  },
  "& [data-jaw]": { position: "relative", aspectRatio: `${archBox.width} / ${archBox.height}` },
  // The name of the jaw stands where the tongue is.
  "& [data-jaw] legend": {
    position: "absolute",
    left: "50%",
    top: "80%",
    transform: "translate(-50%, -50%)",
    fontSize: "small",
    fontWeight: "550",
    color: "fg.muted",
  },
  "& [data-jaw]:last-child legend": { top: "20%" },
  "& [data-milk] legend": screenReaderOnly,
  "& [data-tooth]": {
    ...placed,
    width: "var(--w)",
    height: "var(--d)",
    color: "border.strong",
    "--tooth": "{colors.bg.surface}",
    "--relief": "{colors.border.hairline}",
    _hover: { "--tooth": "{colors.bg.tint}" },
    "&:has(:checked)": {
      color: "brand.main",
      "--tooth": "{colors.brand.main}",
      "--relief": "transparent",
      "& b": { color: "brand.onMain" },
    },
  },
  // The native check box, which its drawing stands in for: where a tooth is smaller than a finger, it reaches out to the lips.
  "& [data-jaw] input": {
    position: "absolute",
    left: "50%",
    bottom: "0",
    width: "max(100%, 40px)",
    height: "max(100%, 44px)",
    margin: "0",
    transform: "translateX(-50%)",
    appearance: "none",
    cursor: "pointer",
  },
  "& [data-tooth] svg": {
    position: "absolute",
    boxSize: "100%",
    maxWidth: "none",
    overflow: "visible",
    transform: "scale(0.97)",
    strokeWidth: "1.25",
    pointerEvents: "none",
  },
  // Upright, whichever way its tooth looks.
  "& [data-tooth] b": {
    position: "absolute",
    left: "50%",
    top: "50%",
    transform: "translate(-50%, -50%) rotate(calc(-1 * var(--r)))",
    fontSize: { base: "0.875rem", xl: "1rem" },
    fontWeight: "500",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
    color: "fg.ink",
    pointerEvents: "none",
  },
  "& [data-jaw] span": screenReaderOnly,
  // Two chosen neighbours can be linked: a ring at their contact, a bar once they are.
  "& [data-link]": { ...placed, zIndex: "1", display: "none", width: "7.6%", aspectRatio: "1" },
  "& [data-link] input": { boxSize: "100%" },
  "& [data-tooth]:has(:checked) + [data-link]:has(+ [data-tooth] :checked)": { display: "flex" },
  "& [data-link]::after": {
    content: '""',
    position: "absolute",
    inset: "24%",
    bg: "bg.page",
    border: "1.5px solid",
    borderColor: "brand.main",
    borderRadius: "50%",
    pointerEvents: "none",
  },
  "& [data-link]:has(:checked)::after": {
    inset: "-62% -16% 126%",
    bg: "brand.accentFill",
    borderColor: "bg.page",
    borderRadius: "sm",
  },
  // Folded unless asked for, or one of them is chosen; on paper they are there for a pen.
  "@media screen": {
    "&:not(:has([data-asks-milk]:checked, [data-milk] :checked)) [data-milk]": {
      display: "none !important",
    },
    "&:has([data-lists]:checked)": list,
  },
  "@media (forced-colors: active)": {
    "& [data-tooth]": {
      color: "CanvasText",
      "--tooth": "Canvas",
      "--relief": "GrayText",
      "&:has(:checked)": {
        color: "Highlight",
        "--tooth": "Highlight",
        "& b": { color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
    "& [data-tooth] svg": { forcedColorAdjust: "none" },
    "& [data-link]:has(:checked)::after": { bg: "Highlight", forcedColorAdjust: "none" },
  },
} as const;
