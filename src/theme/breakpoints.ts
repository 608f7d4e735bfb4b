/** Widths from which layouts change; in rem, so that larger text gets the layouts of narrower windows. Sheets know no others. */
export const breakpoints = {
  sm: "38.75rem",
  md: "56.25rem",
  lg: "62.5rem",
  xl: "77.5rem",
  "2xl": "106.25rem",
} as const;

/** As media queries, for `sizes` and `matchMedia`. */
export const upFrom = {
  sm: `(min-width: ${breakpoints.sm})`,
  md: `(min-width: ${breakpoints.md})`,
  lg: `(min-width: ${breakpoints.lg})`,
  xl: `(min-width: ${breakpoints.xl})`,
  "2xl": `(min-width: ${breakpoints["2xl"]})`,
} as const;
