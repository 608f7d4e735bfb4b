import { defineSemanticTokens, defineTextStyles } from "@chakra-ui/react/styled-system";
import { colours, moreContrast } from "./colours";
import { easing } from "./easing";
import { fontStacks } from "./font-faces";

/** Spacing, type and shape. Only what the site uses: start-up cost grows with the number of tokens. */
export const tokens = {
  fonts: {
    heading: { value: fontStacks.serif },
    body: { value: fontStacks.sans },
  },
  spacing: {
    gutter: { value: "clamp(1.25rem, 4vw, 3rem)" },
    gap: { value: "clamp(1rem, 2vw, 1.5rem)" },
    section: { value: "clamp(2.5rem, 1rem + 6.9vw, 6.5rem)" },
    head: { value: "clamp(1.25rem, 0.4rem + 3.9vw, 3.5rem)" },
  },
  sizes: { wrap: { value: "77.5rem" } },
  radii: { sm: { value: "3px" }, md: { value: "6px" } },
  easings: { calm: { value: `cubic-bezier(${easing.join()})` } },
};

/** The colours of a group, by name, each with what it is where more contrast is asked for. */
const tokensOf = (group: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(group).map(([name, base]) => {
      const stronger = more[name];
      return [name, stronger ? { value: { base, _moreContrast: stronger } } : { value: base }];
    }),
  );

/** Colours by role; `tones` re-points the same roles on the deep, tinted and warm grounds. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: tokensOf(colours.bg),
    fg: tokensOf(colours.fg, moreContrast.fg),
    brand: tokensOf(colours.brand, moreContrast.brand),
    status: tokensOf(colours.status),
    border: tokensOf(colours.border, moreContrast.border),
  },
});

/** Sizes of the large headings. */
export const headingSizes = {
  display: "clamp(3.25rem, 1.98rem + 5.1vw, 6.25rem)",
  h1: "clamp(2.75rem, 1.95rem + 3.3vw, 4.75rem)",
  h2: "clamp(2.125rem, 1.62rem + 2.1vw, 3.375rem)",
} as const;

export const textStyles = defineTextStyles({
  display: {
    value: {
      fontFamily: "heading",
      fontSize: headingSizes.display,
      lineHeight: "1",
      letterSpacing: "-0.018em",
    },
  },
  h1: {
    value: {
      fontFamily: "heading",
      fontSize: headingSizes.h1,
      lineHeight: "1.04",
      letterSpacing: "-0.012em",
    },
  },
  h2: {
    value: {
      fontFamily: "heading",
      fontSize: headingSizes.h2,
      lineHeight: "1.1",
      letterSpacing: "-0.008em",
    },
  },
  h3: {
    value: {
      fontFamily: "heading",
      fontSize: "clamp(1.5rem, 1.38rem + .5vw, 1.8125rem)",
      lineHeight: "1.2",
      letterSpacing: "0",
    },
  },
  numeral: {
    value: {
      fontFamily: "heading",
      fontSize: "clamp(3rem, 2.3rem + 2.9vw, 4.75rem)",
      lineHeight: "1",
      letterSpacing: "-0.02em",
    },
  },
  lede: { value: { fontSize: "clamp(1.125rem, 1.07rem + .25vw, 1.3125rem)", lineHeight: "1.6" } },
  small: { value: { fontSize: "small", lineHeight: "1.6" } },
  label: { value: { fontSize: "label", lineHeight: "1.4", fontWeight: "500" } },
});
