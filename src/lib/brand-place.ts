/** Sizes of the laboratory's name in rem by the width of the window, as Chakra's breakpoints: from this one on. */
export interface NameSizes {
  base: number;
  sm?: number;
  lg?: number;
  xl?: number;
}

/** Short names are as the design has them; longer ones are smaller and stand in up to three lines where it is narrow. */
export function nameSizes(name: string): NameSizes {
  const longestWord = Math.max(...name.split(/\s+/).map(({ length }) => length));
  if (name.length <= 16 && longestWord <= 8) return { base: 1.625 };
  if (name.length <= 24 && longestWord <= 12) return { base: 1.1875, sm: 1.5, lg: 1.1875, xl: 1.5 };
  return { base: 1, sm: 1.375, lg: 1, xl: 1.25 };
}

/** How many lines a name may have. */
export const mostLines = 3;

/**
 * Where the header leaves the least room for the name, in CSS pixels of letters as large as browsers have them: beside the
 * two buttons of the narrowest phone, and beside the menu where it first stands in one row.
 */
export const narrowPlaces = [
  { screen: 320, width: 100, at: "base" },
  { screen: 1080, width: 120, at: "lg" },
] as const;
