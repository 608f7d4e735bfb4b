// Written by dev/scripts/subset-fonts.mts.

export const fontStacks = {
  serif:
    '"Instrument Serif", "Instrument Serif Fallback: Times New Roman", "Instrument Serif Fallback: Noto Serif", "Times New Roman", "Noto Serif", serif',
  sans: '"Instrument Sans", "Instrument Sans Fallback: Arial", "Instrument Sans Fallback: Roboto", Arial, Roboto, system-ui, sans-serif',
};

/** Local fonts dressed in the metrics of the web fonts. */
export const fallbackFaces = [
  {
    fontFamily: '"Instrument Serif Fallback: Times New Roman"',
    src: "local('Times New Roman'), local('TimesNewRomanPSMT')",
    ascentOverride: "117.9435%",
    descentOverride: "36.9318%",
    lineGapOverride: "0%",
    sizeAdjust: "83.9385%",
  },
  {
    fontFamily: '"Instrument Serif Fallback: Noto Serif"',
    src: "local('Noto Serif Regular'), local('NotoSerif-Regular')",
    ascentOverride: "139.6452%",
    descentOverride: "43.7273%",
    sizeAdjust: "70.894%",
  },
  {
    fontFamily: '"Instrument Sans Fallback: Arial"',
    src: "local('Arial'), local('ArialMT')",
    ascentOverride: "94.4163%",
    descentOverride: "24.3341%",
    lineGapOverride: "0%",
    sizeAdjust: "102.7365%",
  },
  {
    fontFamily: '"Instrument Sans Fallback: Roboto"',
    src: "local('Roboto Regular'), local('Roboto-Regular')",
    ascentOverride: "94.2095%",
    descentOverride: "24.2808%",
    sizeAdjust: "102.962%",
  },
];
