/**
 * What changes where letters are large, for more contrast, and in low windows. Forced colours have a file of their own,
 * `static/forced-colors.css`, which other visitors fetch last.
 */
export const accessCss = {
  // Where letters are so large that the header's parts do not fit beside each other, they stand below each other.
  "[data-site-header] > *, [data-site-header] nav": { flexWrap: "wrap" },
  // The shortest link of a list has room for a finger too.
  "footer li > a": { minWidth: "44px" },
  // The one kind of long word without a place to break.
  "a[href^='mailto:']": { overflowWrap: "anywhere" },
  "@media (prefers-contrast: more)": {
    a: { textDecorationColor: "currentColor !important" },
    ":focus-visible": { outlineWidth: "3px" },
  },
  // A phone lying on its side, or a page made four times as large: the header would take the room to read in.
  "@media (max-height: 32.5rem)": {
    html: { scrollPaddingTop: "1rem" },
    "[data-site-header]": { position: "relative !important" },
  },
} as const;
