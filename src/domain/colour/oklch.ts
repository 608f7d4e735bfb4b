/** A colour in OKLCH, which is perceptually uniform: lightness 0 to 1, chroma (0 is grey), hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Linear-light red, green and blue; 0 to 1 within sRGB. */
type Linear = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/**
 * @param hex a colour as "#RRGGBB"
 * @throws Error for anything else
 */
export function linearOf(hex: string): Linear {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`Not a colour as "#RRGGBB": ${hex}`);
  const value = Number.parseInt(digits, 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

const hexOf = (linear: Linear) =>
  `#${linear
    .map((value) =>
      Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase()}`;

/** Lightness and the two axes of colour; the matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/). */
function labOf(hex: string): readonly [number, number, number] {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function linearIn({ l, c, h }: Oklch): Linear {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** @param hex a colour as "#RRGGBB" */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Returns "#RRGGBB"; reduces the chroma of colours outside sRGB and keeps their lightness. */
export function hexIn(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  const shown = (c: number) =>
    linearIn({ ...colour, l, c }).every((value) => value > -0.001 && value < 1.001);
  let [min, max] = [0, colour.c];
  if (shown(max)) return hexOf(linearIn({ ...colour, l }));
  for (let step = 0; step < 24; step++) {
    const c = (min + max) / 2;
    if (shown(c)) min = c;
    else max = c;
  }
  return hexOf(linearIn({ ...colour, l, c: min }));
}

/** Perceptual distance of two colours; 0.02 is barely visible side by side. */
export function distance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
