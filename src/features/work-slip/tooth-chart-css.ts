import { archBox } from "./arch";

/** The teeth as a list of checkboxes with their names. */
const list = {
  // Fifty rows would fill four sheets; what is chosen is printed.
  "@media print": { "& .jaw :is(label, fieldset):not(:has(:checked))": { display: "none" } },
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
    borderBottom: "1px solid {colors.border.hairline}",
    fontSize: "small",
  },
  "& .jaw input": { boxSize: "20px", flex: "none", margin: "0", accentColor: "brand.main" },
  "& .jaw svg": { display: "none" },
} as const;

/** The teeth along their arches: transparent checkboxes over drawings, enlarged outwards where a tooth is small. */
const arches = {
  "& .jaws": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "0.5rem", sm: "1.5rem" },
    maxWidth: "54rem",
    marginInline: { base: "-8px", sm: "0" },
    marginTop: "0.75rem",
  },
  "& .jaw": { position: "relative", aspectRatio: `${archBox.width} / ${archBox.height}` },
  "& .jaw :is(legend, label, label *)": { position: "absolute" },
  "& .jaw legend": {
    left: "50%",
    top: "80%",
    transform: "translate(-50%, -50%)",
    fontSize: "small",
    fontWeight: "550",
    color: "fg.muted",
  },
  "& .jaw:last-child legend": { top: "20%" },
  "& .milk legend, & .jaw span": { srOnly: true },
  "& .jaw label": { transform: "translate(-50%, -50%) rotate(var(--rotation))" },
  "& .jaw input": { appearance: "none", margin: "0", cursor: "pointer" },
  "& .tooth": {
    width: "var(--width)",
    height: "var(--depth)",
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
  "& .tooth input": {
    left: "50%",
    // Extends outwards, where the arch is longer, so that the targets of small neighbours do not overlap.
    bottom: "4px",
    width: "max(100%, 40px)",
    height: "max(100%, 44px)",
    transform: "translateX(-50%)",
  },
  "& .tooth svg": {
    boxSize: "100%",
    maxWidth: "none",
    overflow: "visible",
    transform: "scale(0.97)",
    strokeWidth: "1.25",
    pointerEvents: "none",
  },
  "& .tooth b": {
    left: "50%",
    top: "50%",
    transform: "translate(-50%, -50%) rotate(calc(-1 * var(--rotation)))",
    fontSize: { base: "0.875rem", xl: "1rem" },
    fontWeight: "500",
    lineHeight: "1",
    color: "fg.ink",
    pointerEvents: "none",
  },
  // A ring between two chosen neighbours, a bar once they are linked.
  "& .link": { zIndex: "1", width: "7.6%", aspectRatio: "1" },
  "& .link input": { inset: "0", boxSize: "100%" },
  "& .link::after": {
    content: '""',
    position: "absolute",
    inset: "24%",
    bg: "bg.page",
    border: "1.5px solid {colors.brand.main}",
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
} as const;

/** Print: outlines and numbers only; a chosen tooth is grey with a thick outline. */
const onPaper = {
  gridColumn: "1 / 3",
  gridRow: "span 2",
  order: "1",
  "& .jaws": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "5mm", margin: "1mm 0 0" },
  "& :is(.tooth b, .jaw legend)": { fontSize: "9px" },
  "& .milk .tooth b": { fontSize: "7.5px" },
  "& .tooth": { "--relief": "transparent" },
  "& .tooth:has(:checked)": { "--tooth": "{colors.border.onTint}" },
  "& .tooth:has(:checked) svg": { strokeWidth: "2.5" },
  "& .link:has(:checked)::after": {
    backgroundImage: "linear-gradient(currentColor, currentColor)",
    printColorAdjust: "exact",
  },
  "& .link:not(:has(:checked)), & > p:empty": { display: "none" },
} as const;

/** Styles of the chart, by class: a hundred teeth with inline Chakra styles would be slow to render. */
export const chartCss = {
  // Only chosen neighbours can be linked.
  "& .link:not(.tooth:has(:checked) + .link:has(+ .tooth :checked))": { display: "none" },
  "&:not(:has(.as-list :checked))": { ...arches, "@media print": onPaper },
  "&:has(.as-list :checked)": list,
  // Chosen milk teeth are never hidden; all are printed.
  "@media screen": { "&:not(:has(.with-milk :checked, .milk .tooth :checked)) .milk": { display: "none" } },
} as const;
