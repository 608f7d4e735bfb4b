import { screenReaderOnly } from "../../ui/screen-reader-only";
import { archBox } from "./arch";
import { archesPrintCss } from "./slip-print-css";

/** Where a part of the arch is (`arch.ts`). */
const placed = {
  position: "absolute",
  left: "var(--x)",
  top: "var(--y)",
  transform: "translate(-50%, -50%) rotate(var(--r))",
} as const;

/** The teeth in a list, each with its name: plain boxes. */
const list = {
  "& .jaw fieldset": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
    columnGap: "1.25rem",
  },
  "& .jaw legend": { paddingTop: "0.75rem", fontWeight: "550" },
  "& .jaw label": {
    display: "flex",
    alignItems: "center",
    gap: "0.625rem",
    minHeight: "44px",
    borderBottom: "1px solid",
    borderColor: "border.hairline",
    fontSize: "small",
  },
  "& .jaw input": { boxSize: "20px", flex: "none", margin: "0", accentColor: "brand.main" },
  "& .jaw svg": { display: "none" },
} as const;

/** The teeth along their arches. The native box is over its drawing, and reaches out to the lips where a tooth is small. */
const arches = {
  "& .jaws": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    gap: "1.5rem",
    maxWidth: "54rem",
    marginInline: { base: "-8px", sm: "0" },
    marginTop: "0.75rem",
  },
  "& .jaw": { position: "relative", aspectRatio: `${archBox.width} / ${archBox.height}` },
  // The name of the jaw is where the tongue is.
  "& .jaw legend": {
    position: "absolute",
    left: "50%",
    top: "80%",
    transform: "translate(-50%, -50%)",
    fontSize: "small",
    fontWeight: "550",
    color: "fg.muted",
  },
  "& .jaw:last-child legend": { top: "20%" },
  "& .milk legend, & .jaw span": screenReaderOnly,
  "& .tooth": {
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
  "& .jaw input": {
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
  "& .tooth svg": {
    position: "absolute",
    boxSize: "100%",
    maxWidth: "none",
    overflow: "visible",
    transform: "scale(0.97)",
    strokeWidth: "1.25",
    pointerEvents: "none",
  },
  // Upright, whichever way its tooth looks.
  "& .tooth b": {
    position: "absolute",
    left: "50%",
    top: "50%",
    transform: "translate(-50%, -50%) rotate(calc(-1 * var(--r)))",
    fontSize: { base: "0.875rem", xl: "1rem" },
    fontWeight: "500",
    lineHeight: "1",
    color: "fg.ink",
    pointerEvents: "none",
  },
  // A ring at the contact of two neighbours, a bar once they are linked.
  "& .link": { ...placed, zIndex: "1", width: "7.6%", aspectRatio: "1" },
  "& .link input": { boxSize: "100%" },
  "& .link::after": {
    content: '""',
    position: "absolute",
    inset: "24%",
    bg: "bg.page",
    border: "1.5px solid",
    borderColor: "brand.main",
    borderRadius: "50%",
    pointerEvents: "none",
  },
  "& .link:has(:checked)::after": { inset: "-62% -16% 126%", bg: "brand.accentFill", borderRadius: "sm" },
  "@media (forced-colors: active)": {
    "& .tooth": { color: "CanvasText", "--tooth": "Canvas", "--relief": "Canvas" },
    "& .tooth:has(:checked), & .tooth:has(:checked):hover": { color: "Highlight", "--tooth": "Highlight" },
    "& .tooth:has(:checked) b": { color: "HighlightText", forcedColorAdjust: "none" },
    "& .tooth svg": { forcedColorAdjust: "none" },
    "& .link:has(:checked)::after": { bg: "Highlight", forcedColorAdjust: "none" },
  },
  "@media print": archesPrintCss,
} as const;

/** Styles of the chart; its boxes are told apart by classes of their own, since a hundred of Emotion's would weigh more. */
export const chartCss = {
  // Only two chosen neighbours can be linked.
  "& .link:not(.tooth:has(:checked) + .link:has(+ .tooth :checked))": { display: "none" },
  "&:not(:has(.as-list :checked))": arches,
  "&:has(.as-list :checked)": list,
  // Folded unless asked for, or one of them is chosen; on paper they are there for a pen.
  "@media screen": { "&:not(:has(.with-milk :checked, .milk :checked)) .milk": { display: "none" } },
} as const;
