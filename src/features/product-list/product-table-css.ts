import { lowWindow } from "../../theme/breakpoints";
import { dayCells } from "../delivery/day-cells";
import { bar, sheetCss } from "./delivery-bar-css";

const picture = "64px";
const besidePicture = { paddingLeft: `calc(${picture} + 1rem)` };

/** Parts of the table, for an element around it: together with the layout they would take React one long task. */
export const productTableParts = {
  fontSize: "small",
  lineHeight: "1.4",
  "& th, & td": { padding: "0", textAlign: "left", fontWeight: "400", hyphens: "none" },
  "& small": { fontSize: "label", color: "fg.muted" },
  // Low enough that no row grows when the days appear.
  "& td small": { lineHeight: "1" },
  "& th > small": { display: "none" },
  "& b": { fontWeight: "600", color: "brand.accent" },
  // Room for the day, which scripts write.
  "& td b:empty::before": { content: '"\\200b"' },
  "& tbody [data-col=turnaround] > span": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "0 0.75rem",
    marginBottom: "0.125rem",
  },
  ...bar,
  "& td > a": {
    display: "inline-flex",
    alignItems: "center",
    minWidth: "44px",
    minHeight: "44px",
    color: "fg.link",
  },
  "& tbody th > span": {
    position: "absolute",
    left: "0",
    top: "9px",
    width: picture,
    aspectRatio: "1",
    borderRadius: "md",
    overflow: "hidden",
    bg: "bg.tint",
  },
  "& tbody th > a": {
    display: "inline-flex",
    alignItems: "center",
    minWidth: "44px",
    minHeight: "44px",
    paddingBlock: "0.375rem",
    fontFamily: "heading",
    fontSize: "1.375rem",
    lineHeight: "1.15",
    textDecoration: "none",
    _hover: { color: "brand.main", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
  // The picture belongs to the product's link.
  "& tbody th > span + a::after": {
    content: '""',
    position: "absolute",
    left: "0",
    top: "9px",
    boxSize: picture,
  },
  // Focus stops above the bar of the chosen products.
  "& :is(a, input, button)": { scrollMarginBottom: "7rem" },
  "& label span span": { srOnly: true, right: "0" },
  "& [data-col=compare] label": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    position: "relative",
    minWidth: "44px",
    minHeight: "44px",
    fontSize: "label",
    cursor: "pointer",
  },
  "& [data-col=compare] input": { boxSize: "20px", flex: "none", margin: "0", accentColor: "brand.main" },
  "& [data-col=compare] :disabled": { cursor: "not-allowed" },
  "& thead th:has(button) > span": {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minWidth: "44px",
    minHeight: { base: "44px", md: "32px" },
    paddingRight: "1.5rem",
    fontWeight: "550",
  },
  "& thead button": {
    position: "absolute",
    inset: "0",
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    color: "fg.muted",
    _hover: { color: "brand.main" },
  },
  "& thead [aria-sort] :is(span, button)": { color: "brand.main" },
  "& thead [aria-sort=descending] svg": { transform: "rotate(180deg)" },
  "& [data-axis]": { ...dayCells, alignItems: "flex-end", height: { base: "2.75rem", md: "3.25rem" } },
  "& [data-axis] > i": { ...dayCells["& > i"], alignItems: "stretch", textAlign: "center" },
  "& [data-axis] > [data-label]::before": { bottom: "2rem" },
  "& thead [data-axis] :is(b, small)": { color: "inherit", fontWeight: "500" },
} as const;

const tableCss = {
  "& th, & td": {
    padding: "0.625rem min(1.5rem, 2vw) 0.625rem 0",
    borderBottom: "1px solid {colors.border.hairline}",
  },
  "& thead th": { paddingTop: "0", borderColor: "border.strong", verticalAlign: "bottom" },
  "& tbody th": { position: "relative", width: "38%", height: `calc(${picture} + 1.25rem)` },
  "& tbody th:has(> span)": besidePicture,
  "&:not(:has([data-col=turnaround])) tbody th": { width: "auto" },
  "& [data-col=compare]": { paddingRight: "0" },
  "& [data-term]": { display: "none" },
} as const;

/** A list of rows with small pictures; a table from "sm" on, and on paper. */
export const productTableLayout = {
  // On phones the column heads are in a line above the axis, and a row's parts around its name.
  smDown: {
    "&, & thead, & tbody": { display: "block" },
    "& thead tr": { display: "flex", flexWrap: "wrap", gap: "0 1.25rem" },
    "& thead [data-col=turnaround]": { display: "contents" },
    "& [data-axis]": { order: "1", flex: "0 0 100%" },
    "&:has(tbody th > span) :is([data-axis], tbody tr)": besidePicture,
    "& thead [data-col=compare]": { display: "none" },
    "& tbody tr": {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      columnGap: "0.5rem",
      alignContent: "start",
      minHeight: "82px",
      paddingBottom: "4px",
      borderTop: "1px solid {colors.border.hairline}",
    },
    // At least as wide as the longest word: beside large names the choice wraps.
    "& tbody th": { flex: "1 1 0", maxWidth: "100%" },
    "& tbody [data-col=turnaround]": { order: "1", flex: "1 0 100%" },
    // A line of its own, so that nothing moves once the day is known.
    "& td b:has(+ [data-long])": { flex: "0 0 100%" },
    "& tbody [data-col=warranty]": { order: "2", flex: "1 0 100%", fontSize: "label", color: "fg.muted" },
  },
  sm: tableCss,
  _print: { ...tableCss, ...sheetCss },
  smToLg: {
    "& [data-col=compare]": { width: "3.5rem" },
    "& thead [data-col=compare] > span": { srOnly: true },
  },
  lg: {
    "& th > small": { display: "block" },
    "& tbody th > a": { minHeight: "28px" },
    // Limited, so that very large text leaves room for the names.
    "& tbody [data-col=warranty]": { width: "min(9rem, 12vw)" },
    "& [data-col=compare]": { width: "min(7rem, 9vw)" },
    "& thead [data-col=compare]": { fontWeight: "550", lineHeight: "32px", overflowWrap: "anywhere" },
    "& tbody tr:hover": { bg: "bg.tint" },
    // The axis sticks below the page's header.
    "& thead th": {
      position: "sticky",
      top: "84px",
      zIndex: "1",
      bg: "bg.page",
      // A shadow, because borders of a collapsed table do not stick.
      boxShadow: "inset 0 -1px {colors.border.strong}",
    },
    "& tbody :is(a, input)": { scrollMarginTop: "6rem" },
    [lowWindow]: { "& thead th": { position: "static" }, "& tbody :is(a, input)": { scrollMarginTop: "0" } },
  },
} as const;
