import { chakra } from "@chakra-ui/react/styled-system";

/** A list with gold tick marks; below 900 px on one line, separated by dots. */
export const tickListCss = {
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
    bg: { md: "brand.accent" },
  },
} as const;

export const TickList = chakra("ul", { base: tickListCss });
