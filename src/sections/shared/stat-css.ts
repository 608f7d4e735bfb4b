/**
 * A number above its label; on phones beside it. From 900 px on a gold tick hangs from the ruler above each
 * number.
 */
export const statCss = (titled: boolean) => ({
  "& > div": {
    position: "relative",
    display: "flex",
    flexDirection: { md: "column", _print: "column" },
    flexWrap: { base: "wrap", md: "nowrap", _print: "nowrap" },
    columnGap: "gap",
    paddingBlock: { base: "0.5rem", md: `${titled ? "1.75rem" : "3.25rem"} 0` },
    borderBottom: { base: "1px solid {colors.border.hairline}", md: "0", _print: "0" },
  },
  "& dt": {
    order: "1",
    flex: { base: "3 1 9rem", md: "none", _print: "none" },
    minWidth: "0",
    fontWeight: "550",
    lineHeight: "1.4",
    marginTop: { md: "0.875rem" },
  },
  "& dt > small": {
    display: "block",
    marginTop: "0.25rem",
    textStyle: "small",
    fontWeight: "400",
    color: "fg.muted",
    maxWidth: "17rem",
  },
  "& dt + dd": {
    textStyle: "numeral",
    // Very large text wraps the label below the number.
    flex: { base: "2 0 7rem", md: "none", _print: "none" },
    fontSize: {
      base: "min(clamp(2rem, 1.2rem + 3.8vw, 2.75rem), 16vw)",
      md: "clamp(3rem, 2.3rem + 2.9vw, 4.75rem)",
    },
    whiteSpace: "nowrap",
    hyphens: "none",
  },
  "& > div::before": {
    content: '""',
    position: "absolute",
    left: "0",
    top: "0",
    width: "1px",
    height: titled ? "1.25rem" : "2.5rem",
    display: { base: "none", md: "block" },
    bg: "brand.accentFill",
  },
});
