import { roomForHeader } from "../../theme/breakpoints";

const inColumns = {
  "& th, & td": { padding: "1rem 1.5rem 1rem 0" },
  "& thead :is(th, td)": { width: "calc(80% / var(--products))", paddingBlock: "0" },
  "& tbody :is(th, td)": { borderBottom: "1px solid {colors.border.hairline}" },
  "& tbody th, & tr > .corner": { width: "20%", fontWeight: "550" },
} as const;

/** On phones a criterion is above its values, which stay in columns. The names stick below the header. */
export const tableCss = {
  "& th, & td": {
    textAlign: "left",
    verticalAlign: "top",
    fontWeight: "400",
    hyphens: "none",
    overflowWrap: "anywhere",
  },
  "& td li + li": { marginTop: "0.25rem" },
  "& thead tr > *": {
    position: "sticky",
    top: "0",
    [roomForHeader]: { top: { base: "72px", lg: "84px" } },
    zIndex: "1",
    bg: "bg.tint",
    boxShadow: "inset 0 -1px {colors.border.strong}",
  },
  // On a product's page, where its own bar is, they do not stick.
  "[data-tone] & :is(thead, thead tr > *)": { position: "static", bg: "transparent" },
  mdDown: {
    "&, & thead, & tbody": { display: "block" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "repeat(var(--products), minmax(0, 1fr))",
      columnGap: "0.75rem",
    },
    "& thead": { position: "sticky", top: "0", [roomForHeader]: { top: "72px" }, zIndex: "1" },
    "& .pictures": { display: "none" },
    "& tbody tr": { paddingBlock: "0.75rem", borderBottom: "1px solid {colors.border.hairline}" },
    "& tr > .corner": { display: "none" },
    "& tbody th": { gridColumn: "1 / -1", paddingBottom: "0.25rem", fontWeight: "550" },
  },
  md: inColumns,
  // A sheet has room for three products.
  _print: {
    ...inColumns,
    "& th, & td": { padding: "0.5rem 1.5rem 0.5rem 0" },
    "& td :is(ul, li)": { display: "inline" },
    "& td li + li::before": { content: '" · "' },
  },
} as const;

/** The name of a product above its column. */
export const nameCss = {
  display: "flex",
  alignItems: "center",
  minWidth: "44px",
  minHeight: "44px",
  fontFamily: "heading",
  fontSize: { base: "1.0625rem", md: "1.5rem" },
  lineHeight: "1.15",
} as const;
