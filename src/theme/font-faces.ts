/** The site's typefaces, their fallbacks, and the platform's own last. */
export const fontStacks = {
  serif:
    '"Instrument Serif", "Serif as Times New Roman", "Serif as Noto Serif", "Times New Roman", "Noto Serif", serif',
  sans: '"Instrument Sans", "Sans as Arial", "Sans as Roboto", Arial, Roboto, system-ui, sans-serif',
};

/**
 * Local fallback fonts with the metrics of the site's typefaces, so that nothing moves when these load.
 * Computed by `createFontStack` of `@capsizecss/core`.
 */
export const fallbackFaces = [
  {
    fontFamily: '"Serif as Times New Roman"',
    src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
    ascentOverride: "117.94%",
    descentOverride: "36.93%",
    lineGapOverride: "0%",
    sizeAdjust: "83.94%",
  },
  {
    fontFamily: '"Serif as Noto Serif"',
    src: "local('Noto Serif Regular'), local('NotoSerif-Regular')",
    ascentOverride: "139.65%",
    descentOverride: "43.73%",
    sizeAdjust: "70.89%",
  },
  {
    fontFamily: '"Sans as Arial"',
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
    ascentOverride: "94.42%",
    descentOverride: "24.33%",
    lineGapOverride: "0%",
    sizeAdjust: "102.74%",
  },
  {
    fontFamily: '"Sans as Roboto"',
    src: "local('Roboto Regular'), local('Roboto-Regular')",
    ascentOverride: "94.21%",
    descentOverride: "24.28%",
    sizeAdjust: "102.96%",
  },
];
