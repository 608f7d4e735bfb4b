import { filterName } from "../../components/catalogue/catalogue";
import { screenReaderOnly } from "../../components/marks";
import { slugOf } from "../../lib/turkish";
import { variable } from "../../theme/token-variables";

const line = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** An axis with a mark at its beginning, middle and end, under a row's value. */
const axis = {
  display: "block",
  position: "relative",
  height: "9px",
  marginTop: "0.5rem",
  background: ["0", "50%", "100%"]
    .map((place) => `${line(variable("colors.border.strong"))} ${place} 0/1px 100% no-repeat`)
    .concat(`${line(variable("colors.border.hairline"))} 0 50%/100% 1px no-repeat`)
    .join(","),
  _after: {
    content: '""',
    position: "absolute",
    top: "3px",
    left: "var(--from)",
    width: "calc(var(--to) - var(--from))",
    // A single day is seen too, as a mark.
    minWidth: "3px",
    height: "3px",
    bg: "brand.accent",
    "@media (forced-colors: active)": { forcedColorAdjust: "none", bg: "Highlight" },
  },
} as const;

/** For screen readers only; where it would stand by itself it is a pixel wider than a phone. */
const hidden = { ...screenReaderOnly, right: "0" } as const;

/** A list of cards, two facts side by side; a table from 900 px on. */
export const productTableCss = {
  fontSize: "small",
  lineHeight: "1.5",
  "& th, & td": { textAlign: "left", fontWeight: "400", hyphens: "none", verticalAlign: "top" },
  "& small": { display: "block", fontSize: "label", color: "fg.muted" },
  "& b": { fontWeight: "550", color: "brand.accent", whiteSpace: "nowrap" },
  "& [data-unknown]": { color: "fg.muted" },
  "& [data-bar]": axis,
  "& tbody [data-col=name] a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    fontFamily: "heading",
    fontSize: "1.5rem",
    lineHeight: "1.2",
    textDecoration: "none",
    _hover: { color: "brand.main", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
  "& tbody :is(a, input)": { scrollMarginBottom: "7rem" },
  "& [data-col=compare] label": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.625rem",
    position: "relative",
    minWidth: "44px",
    minHeight: "44px",
    cursor: "pointer",
  },
  "& [data-hidden]": hidden,
  "& [data-col=compare] input": { boxSize: "20px", flex: "none", margin: "0", accentColor: "brand.main" },
  "& [data-col=compare] :disabled": { cursor: "not-allowed" },
  "& thead th": { position: "relative", fontWeight: "550", borderColor: "border.strong" },
  "& thead th > span": { display: "inline-flex", alignItems: "center", minHeight: "44px" },
  "& thead button": {
    position: "absolute",
    inset: "0",
    display: "flex",
    justifyContent: "flex-end",
    paddingBlock: "12px",
    color: "fg.muted",
    _hover: { color: "brand.main" },
  },
  "& thead [data-sortable] > span": { paddingRight: "1.75rem" },
  "& thead [aria-sort] > span": { color: "brand.main", fontWeight: "600" },
  "& thead [aria-sort] button": { color: "brand.main" },
  "& thead [aria-sort=ascending] svg": { transform: "rotate(180deg)" },
  "& thead button svg": { opacity: "0.55" },
  "& thead [aria-sort] svg": { opacity: "1" },
  // On phones cards, under the buttons that sort them.
  "@media screen and (max-width: 899px)": {
    "&, & thead, & tbody": { display: "block" },
    "& thead tr": { display: "flex", flexWrap: "wrap", gap: "0 1.25rem" },
    "& thead :is(th:not([data-sortable]), [data-axis])": { display: "none" },
    "& tbody tr": {
      display: "grid",
      // With letters twice as large the second column is as wide as the word beside its box.
      gridTemplateColumns: "minmax(0, 1fr) minmax(min-content, 1fr)",
      gap: "0.5rem 1.25rem",
      paddingBlock: "1rem 1.125rem",
      borderTop: "1px solid",
      borderColor: "border.hairline",
    },
    "& tbody :is([data-col=name], [data-col=materials])": { gridColumn: "1 / -1" },
    "& tbody [data-col=compare]": { gridColumn: "2", gridRow: "2" },
    "& [data-label]::before": {
      content: "attr(data-label)",
      display: "block",
      fontSize: "label",
      color: "fg.muted",
    },
  },
  "@media print, (min-width: 900px)": {
    width: "100%",
    borderCollapse: "collapse",
    "& th, & td": {
      // With letters twice as large there is no room to give away.
      padding: "0.875rem min(1.5rem, 2vw) 1rem 0",
      borderBottom: "1px solid",
      borderColor: "border.hairline",
    },
    "& thead th": { paddingTop: "0" },
    "& thead button": { paddingRight: "1.5rem" },
    "& thead [data-axis]": { marginTop: "0.5rem", fontWeight: "400" },
    "& tbody [data-col=name]": { width: "22%", paddingTop: "0.375rem" },
    "& tbody [data-col=category]": { width: "13%" },
    "& tbody [data-col=turnaround]": { width: "20%" },
    "& tbody [data-col=warranty]": { width: "16%" },
    "& tbody tr:hover": { bg: "bg.tint" },
    "& [data-col=compare]": { paddingRight: "0" },
    "& tbody [data-col=compare]": { paddingTop: "0.375rem" },
    "& tbody [data-col=compare] label": { fontSize: "label" },
  },
} as const;

/** Styles of the element around filter and table: a chosen category hides the products of all others, before scripts run. */
export const rowFilterCss = (categories: readonly string[]) =>
  Object.fromEntries(
    categories
      .map(slugOf)
      .map((slug) => [
        `&:has([name=${filterName}][value=${slug}]:checked) [data-row]:not([data-categories~=${slug}])`,
        { display: "none" },
      ]),
  );
