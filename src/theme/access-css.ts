/**
 * What changes for visitors who choose their own colours (forced colours take all backgrounds away, so what only a
 * background says is said by a border or the system's colours), for more contrast, and for low windows.
 */
export const accessCss = {
  // Where letters are so large that the header's parts do not fit beside each other, they stand below each other.
  "[data-site-header] > *, [data-site-header] nav": { flexWrap: "wrap" },
  // The shortest link of a list has room for a finger too.
  "footer li > a": { minWidth: "44px" },
  // The one kind of long word without a place to break.
  "a[href^='mailto:']": { overflowWrap: "anywhere" },
  "@media (forced-colors: active)": {
    ":root": { "--focus-ring": "Highlight" },
    "[data-part=item][data-highlighted]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
    "[data-carousel-controls] [aria-current]::before": {
      forcedColorAdjust: "none",
      background: "Highlight !important",
      borderColor: "Highlight !important",
    },
    "[role=progressbar] > *, [data-scale] > [data-entrance]": {
      forcedColorAdjust: "none",
      background: "Highlight !important",
    },
    "label:has([type=radio]:checked), a[aria-current=page], [aria-expanded=true]": {
      color: "Highlight !important",
    },
    "button:disabled": { color: "GrayText", borderColor: "GrayText !important" },
    "[data-site-header], footer": { borderColor: "CanvasText" },
  },
  "@media (prefers-contrast: more)": {
    a: { textDecorationColor: "currentColor !important" },
    ":focus-visible": { outlineWidth: "3px" },
  },
  // A phone lying on its side, or a page made four times as large: the header would take the room to read in.
  "@media (max-height: 30rem)": {
    html: { scrollPaddingTop: "1rem" },
    "[data-site-header]": { position: "relative !important" },
  },
} as const;
