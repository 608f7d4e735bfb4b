/** The site's typefaces, their fallbacks, and last the platform's generic font. */
export const fontStacks = {
  serif:
    '"Instrument Serif", "Serif as Times New Roman", "Serif as Noto Serif", "Serif as DejaVu Serif", "Times New Roman", "Noto Serif", serif',
  sans: '"Instrument Sans", "Sans as Arial", "Sans as Roboto", "Sans as DejaVu Sans", Arial, Roboto, system-ui, sans-serif',
};

/**
 * Local fonts of Windows, Apple's systems, Android and Linux in the metrics of the site's typefaces, so that
 * little moves when these load.
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
    fontFamily: '"Serif as DejaVu Serif"',
    src: "local('DejaVu Serif'), local('DejaVuSerif')",
    ascentOverride: "149.98%",
    descentOverride: "46.96%",
    sizeAdjust: "66.01%",
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
  {
    fontFamily: '"Sans as DejaVu Sans"',
    src: "local('DejaVu Sans'), local('DejaVuSans')",
    ascentOverride: "107.65%",
    descentOverride: "27.75%",
    sizeAdjust: "90.10%",
  },
];
