import { defineGlobalStyles } from "@chakra-ui/react/styled-system";
import { accessCss } from "./access-css";

/** From a list to a product its photograph travels: the one whose link has the focus (`src/lib/travel.ts`). */
const betweenPages: object = {
  "@view-transition": { navigation: "auto" },
  ":is([data-card], [data-photo]):has(a:focus) picture > img, html:not(:has(:is([data-card], [data-photo]) a:focus)) [data-photo=large]":
    { viewTransitionName: "photo" },
  "::view-transition-group(photo)": {
    animationDuration: "420ms",
    animationTimingFunction: "{easings.calm}",
  },
  "::view-transition-old(root), ::view-transition-new(root)": { animationDuration: "180ms" },
};

const movingPercentage: object = { syntax: '"<percentage>"', inherits: "true", initialValue: "0%" };

/** A small reset (Chakra's own preflight is off) and the defaults of text, focus and motion. */
export const globalCss = defineGlobalStyles({
  // How far the line of a cut has come (`src/components/cutaway`): registered, so that it can move.
  "@property --opened": movingPercentage,
  "@property --carried": movingPercentage,
  "@media (prefers-reduced-motion: no-preference)": { ...betweenPages },
  "*, *::before, *::after": {
    boxSizing: "border-box",
    "@media (prefers-reduced-motion: reduce)": {
      transitionDuration: "0.01ms !important",
      animationDuration: "0.01ms !important",
      animationDelay: "0ms !important",
      animationIterationCount: "1 !important",
    },
  },
  html: {
    textSizeAdjust: "100%",
    scrollPaddingTop: "6.5rem",
    "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
  },
  body: {
    margin: "0",
    bg: "bg.page",
    color: "fg.ink",
    fontFamily: "body",
    fontWeight: "400",
    fontSize: "1.0625rem",
    lineHeight: "1.7",
    overflowWrap: "break-word",
    fontVariantLigatures: "no-common-ligatures",
    fontKerning: "normal",
    // The typeface's own space is a fifth of its size, which small text on a screen swallows.
    wordSpacing: "0.04em",
  },
  "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, table": {
    margin: "0",
    padding: "0",
  },
  "ul, ol": { listStyle: "none" },
  fieldset: { border: "0", minWidth: "0" },
  "p, li, dd": { overflowWrap: "break-word", hyphens: "auto", hyphenateLimitChars: "10 4 4" },
  "h1, h2, h3": { fontFamily: "heading", fontWeight: "400", wordSpacing: "normal", textWrap: "balance" },
  "img, svg": { display: "block", maxWidth: "100%" },
  svg: { flexShrink: "0" },
  textarea: { resize: "vertical" },
  a: { color: "inherit" },
  "button, input, select, textarea": { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  button: { cursor: "pointer", padding: "0", border: "0", background: "none" },
  ":focus-visible": {
    outline: "2px solid {colors.focusRing}",
    outlineOffset: "3px",
    borderRadius: "sm",
  },
  ":root": { "--tick": "8px" },
  "::selection": { bg: "brand.main", color: "brand.onMain" },
  // Two sections on the page's own ground: a hairline in place of a double void.
  "[data-plain]:has(+ [data-plain])": { paddingBottom: "head" },
  "[data-plain] + [data-plain]": {
    paddingTop: "0",
    _before: {
      content: '""',
      display: "block",
      width: "min({sizes.wrap}, 100% - 2 * {spacing.gutter})",
      margin: "0 auto {spacing.head}",
      borderTop: "1px solid",
      borderColor: "border.hairline",
    },
  },
  "[data-print=only]": { display: "none" },
  "[hidden]:not([hidden='until-found'])": { display: "none !important" },
  ...accessCss,
});
