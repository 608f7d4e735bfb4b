import { defineSemanticTokens, defineTextStyles, defineTokens } from "@chakra-ui/react/styled-system";
import { easing } from "./easing";
import { fontStacks } from "./font-faces";
import { palette } from "./palette";

const { colours, moreContrast } = palette;

/** Every token costs start-up time and bytes in each page. */
export const tokens = defineTokens({
  fonts: {
    heading: { value: fontStacks.serif },
    body: { value: fontStacks.sans },
  },
  fontSizes: {
    small: { value: "0.9375rem" },
    // 14 px on phones, 13 on desktops.
    label: { value: "clamp(0.8125rem, 0.9rem - 0.1vw, 0.875rem)" },
  },
  spacing: {
    gutter: { value: "clamp(1.25rem, 4vw, 3rem)" },
    gap: { value: "clamp(1rem, 2vw, 1.5rem)" },
    // Padding above and below a section: less, usual, more.
    tight: { value: "clamp(1.75rem, 1.1rem + 3vw, 3.5rem)" },
    section: { value: "clamp(2rem, 0.9rem + 4.5vw, 4.5rem)" },
    breath: { value: "clamp(2.75rem, 1rem + 8vw, 7.5rem)" },
    head: { value: "clamp(1.25rem, 0.5rem + 3vw, 2.75rem)" },
  },
  sizes: { wrap: { value: "clamp(77.5rem, 64.6vw, 90rem)" } },
  radii: { sm: { value: "3px" }, md: { value: "6px" } },
  easings: { calm: { value: `cubic-bezier(${easing.join()})` } },
});

type ColourGroup = Readonly<Record<string, string>>;

/** Returns the tokens of a colour group, with values for more contrast. */
const tokensOf = (group: ColourGroup, more: ColourGroup = {}) =>
  Object.fromEntries(
    Object.entries(group).map(([name, base]) => {
      const _moreContrast = more[name];
      return [name, { value: _moreContrast ? { base, _moreContrast } : base }];
    }),
  );

/**
 * Colours by role. On the backgrounds of `layer-styles.ts` a role has the colour that is readable there, so components
 * do not depend on their background.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: tokensOf(colours.bg),
    fg: tokensOf(colours.fg, moreContrast.fg),
    brand: tokensOf(colours.brand, moreContrast.brand),
    status: tokensOf(colours.status),
    border: tokensOf(colours.border, moreContrast.border),
    focusRing: { value: "{colors.brand.main}" },
  },
});

/**
 * Limits a large heading to a share of its column's width (`Column` in `src/ui/section.tsx`), so that long
 * words fit; Safari before 16 knows no such share.
 */
const fitting = (size: string, onPhones: string, inColumns: string) => ({
  base: `min(${size}, ${onPhones})`,
  md: `min(${size}, ${inColumns})`,
  "@supports not (width: 1cqi)": size,
});

export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: fitting("clamp(3.25rem, 1.98rem + 5.1vw, 6.25rem)", "17cqi", "22cqi"),
      lineHeight: "1",
      letterSpacing: "-0.018em",
    },
  },
  h1: {
    value: {
      fontSize: fitting("clamp(2.75rem, 1.95rem + 3.3vw, 4.75rem)", "15cqi", "16.5cqi"),
      lineHeight: "1.04",
      letterSpacing: "-0.012em",
    },
  },
  h2: {
    value: {
      fontSize: fitting("clamp(2.125rem, 1.62rem + 2.1vw, 3.375rem)", "14cqi", "15.5cqi"),
      lineHeight: "1.1",
      letterSpacing: "-0.008em",
    },
  },
  h3: {
    value: {
      fontFamily: "heading",
      fontSize: "clamp(1.5rem, 1.38rem + .5vw, 1.8125rem)",
      lineHeight: "1.2",
    },
  },
  h4: { value: { fontFamily: "body", fontSize: "1.0625rem", fontWeight: "600", lineHeight: "1.4" } },
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
  caption: { value: { fontFamily: "body", fontSize: "small", fontWeight: "550", lineHeight: "1.4" } },
  label: { value: { fontSize: "label", lineHeight: "1.4", fontWeight: "500" } },
});
