import { hexIn, oklchOf } from "../../src/lib/colour/oklch";

/** The hue that the sample's pictures are made in, petrol, and how colourful it is there. */
const own = { h: 220, c: 0.064 } as const;

/** Degrees from that hue up to which a colour changes wholly, and from which on not at all: gums, gold and teeth stay. */
const reach = { whole: 45, none: 75 } as const;

/** Steps of each of red, green and blue for which the change is reckoned; between them it is interpolated. */
const steps = 33;

const hex = (...channels: number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * A colour of a picture in another palette: its lightness stays, a petrol becomes the tint's hue.
 * @param colour "#RRGGBB"
 * @param tint "#RRGGBB"
 */
export function recoloured(colour: string, tint: string): string {
  const { l, c, h } = oklchOf(colour);
  const to = oklchOf(tint);
  const turn = ((h - own.h + 540) % 360) - 180;
  const part = Math.min(1, Math.max(0, (reach.none - Math.abs(turn)) / (reach.none - reach.whole)));
  if (part === 0) return colour;
  // What is light shows a stronger hue much sooner: white ceramics would turn pink.
  const most = Math.min(1.6, 3.1 - 2.5 * l);
  const changed = hexIn({ l, c: c * Math.min(most, to.c / own.c), h: to.h + turn / 2 });
  const [from, into] = [channels(colour), channels(changed)];
  return hex(...from.map((value, i) => value + ((into[i] ?? value) - value) * part));
}

/** The change for every step of red, green and blue, one after another. */
export function changesFor(tint: string): Uint8Array {
  const step = 255 / (steps - 1);
  const table = new Uint8Array(steps ** 3 * 3);
  for (let r = 0, at = 0; r < steps; r++)
    for (let g = 0; g < steps; g++)
      for (let b = 0; b < steps; b++, at += 3)
        table.set(channels(recoloured(hex(r * step, g * step, b * step), tint)), at);
  return table;
}

/**
 * Changes a picture in place.
 * @param pixels red, green, blue of each pixel, and what else it has
 * @param width how many values a pixel has: 3, or 4 with transparency
 */
export function recolour(pixels: Uint8Array, width: number, table: Uint8Array): void {
  const scale = (steps - 1) / 255;
  const strides = [steps * steps * 3, steps * 3, 3] as const;
  for (let pixel = 0; pixel + 2 < pixels.length; pixel += width) {
    const [r, g, b] = [0, 1, 2].map((i) => (pixels[pixel + i] ?? 0) * scale) as [number, number, number];
    const [r0, g0, b0] = [Math.min(steps - 2, r | 0), Math.min(steps - 2, g | 0), Math.min(steps - 2, b | 0)];
    const base = r0 * strides[0] + g0 * strides[1] + b0 * strides[2];
    for (let channel = 0; channel < 3; channel++) {
      let value = 0;
      for (let corner = 0; corner < 8; corner++) {
        const [x, y, z] = [corner & 1, (corner >> 1) & 1, corner >> 2];
        const weight = (x ? r - r0 : 1 - r + r0) * (y ? g - g0 : 1 - g + g0) * (z ? b - b0 : 1 - b + b0);
        if (weight > 0)
          value += weight * (table[base + x * strides[0] + y * strides[1] + z * strides[2] + channel] ?? 0);
      }
      pixels[pixel + channel] = Math.round(value);
    }
  }
}
