import { clampChroma, converter, formatHex, inGamut } from "culori";

/** A colour in OKLCH, which is perceptually uniform: lightness 0 to 1, chroma (0 is grey), hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter("oklch");
const isShown = inGamut("rgb");

/**
 * @param hex a colour as "#RRGGBB"
 * @throws Error for anything else
 */
export function oklchOf(hex: string): Oklch {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour as "#RRGGBB": ${hex}`);
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** Returns "#RRGGBB"; reduces the chroma of colours outside sRGB and keeps their lightness. */
export function hexIn({ l, c, h }: Oklch): string {
  const colour = { mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h } as const;
  return formatHex(isShown(colour) ? colour : clampChroma(colour, "oklch")).toUpperCase();
}
