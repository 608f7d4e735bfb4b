import { chakra } from "@chakra-ui/react/styled-system";

const line = "linear-gradient(currentColor, currentColor)";

/** A short caliper and a label, above some section headings. */
export const Tag = chakra(
  "p",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.75rem",
      // As part of a heading it is no title.
      fontFamily: "body",
      fontSize: "small",
      fontWeight: "550",
      lineHeight: "1.4",
      letterSpacing: "normal",
      color: "brand.mark",
      hyphens: "none",
      _before: {
        content: '""',
        width: "28px",
        height: "11px",
        flex: "none",
        background: `${line} 0 50%/100% 1px no-repeat, ${line} 0 0/1px 100% no-repeat, ${line} 100% 0/1px 100% no-repeat`,
      },
    },
  },
  { defaultProps: { "data-tag": "" } },
);

const cap = `${line} 0 50%/100% 1px no-repeat, ${line} 0 0/1px 100% no-repeat`;

/** |---- label ----|: a real duration or size between two end caps. */
export const Dimension = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    textStyle: "label",
    lineHeight: "1.3",
    color: "brand.accent",
    whiteSpace: "nowrap",
    "&::before, &::after": { content: '""', flex: "1", height: "11px", minWidth: "14px", background: cap },
    _after: { transform: "scaleX(-1)" },
  },
});

/** Styles of text for screen readers only. */
export const screenReaderOnly = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Text for screen readers only. */
export const ScreenReaderOnly = chakra("span", { base: screenReaderOnly });

/** A gold outlined badge. */
export const Badge = chakra("p", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "32px",
    paddingInline: "0.75rem",
    border: "1px solid",
    borderColor: "brand.accentFill",
    borderRadius: "sm",
    color: "brand.accent",
    fontSize: "label",
    fontWeight: "550",
    hyphens: "none",
  },
});

/** A list with a short gold tick before each item; below 900 px its items stand in a line with dots between them. */
export const TickList = chakra("ul", {
  base: {
    fontSize: { base: "label", md: "small" },
    lineHeight: { base: "1.4", md: "1.5" },
    "& > li": {
      display: { base: "inline", md: "block" },
      position: "relative",
      paddingBlock: { md: "0.3rem" },
      paddingLeft: { md: "1.5rem" },
    },
    "& > li + li::before": { content: { base: '" · "', md: '""' } },
    "& > li::before": {
      content: { md: '""' },
      position: { md: "absolute" },
      left: "0",
      top: "calc(0.3rem + 0.75em)",
      width: "12px",
      height: "1px",
      bg: { md: "brand.accentFill" },
    },
  },
});
