import { existsSync } from "node:fs";
import { isScalar, visit } from "yaml";
import type { Copy } from "../copy.ts";

/** Degrees of the sample's blues and greens on the wheel of hues, and of burgundy. */
const petrol = { from: 160, to: 230 };
const burgundy = 345;

/** Burgundy for petrol: every colour of the brand's file that is blue or green. @returns why not, where there is no such file */
export function takeColours({ at, edit }: Copy): string | undefined {
  if (!existsSync(at("content/brand.yaml"))) return "there is no content/brand.yaml";
  edit("brand.yaml", (brand) =>
    visit(brand, (_, node) => {
      if (isScalar(node) && typeof node.value === "string" && /^#[0-9a-f]{6}$/i.test(node.value))
        node.value = recoloured(node.value);
    }),
  );
  return undefined;
}

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`.toUpperCase();

/** Relative luminance, by which WCAG reckons contrast. */
function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function hslOf([red, green, blue]: Rgb): { hue: number; saturation: number } {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(most + least - 1)) };
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [part(0), part(8), part(4)];
}

/** The colour in burgundy, as light to the eye as it was, so that all contrasts stay. */
function recoloured(hex: string): string {
  const rgb = rgbOf(hex);
  const { hue, saturation } = hslOf(rgb);
  if (hue < petrol.from || hue > petrol.to) return hex;
  let [dark, light] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (dark + light) / 2;
    if (luminanceOf(fromHsl(burgundy, saturation, middle)) < luminanceOf(rgb)) dark = middle;
    else light = middle;
  }
  return hexOf(fromHsl(burgundy, saturation, light));
}
