import { wcagContrast } from "culori";
import { tooFaint } from "../../domain/colour/contrast-rules";
import { hexIn, oklchOf } from "../../domain/colour/oklch";
import { type BrandColours, paletteOf } from "../../domain/colour/palette";
import { brandSchema } from "../brand";
import type { SourceFile } from "../documents";
import { oncePerFile } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Minimum contrast of black or white on a background. */
const minOnBackground = 12;

/**
 * Reports brand colours without enough contrast (WCAG AA) where the site uses them, each with the nearest
 * valid colour. Derived colours are always valid, and text in the accent is darkened as needed.
 */
export const paletteProblems = oncePerFile<Problem>((file) => {
  const { data: brand } = brandSchema.safeParse(file.kind?.type === "Brand" ? file.value : undefined);
  if (!brand) return [];
  const unfit = backgroundProblems(file, brand);
  return unfit.length > 0 ? unfit : mainProblems(file, brand);
});

const fix = "Okunan en yakın rengi seçin.";

const backgroundProblems = (file: SourceFile, { backgrounds = {} }: BrandColours): Problem[] =>
  Object.entries(backgrounds).flatMap(([name, value]) => {
    const [text, should] = name === "deep" ? ["white", "koyu"] : ["black", "açık"];
    const fits = (hex: string) => wcagContrast(hex, text) >= minOnBackground;
    if (value === undefined || fits(value)) return [];
    const message = `Bu zemin (${value}) yeterince ${should} değil; üstündeki yazılar okunmaz.`;
    return [problemAt(file, ["backgrounds", name], { message, fix, value: nearestOf(value, fits) })];
  });

function mainProblems(file: SourceFile, brand: BrandColours): Problem[] {
  const fits = (main: string) => tooFaint(paletteOf({ ...brand, main })).length === 0;
  if (fits(brand.main)) return [];
  const message = `Ana renk (${brand.main}) okunmuyor: üstündeki yazıya ya da altındaki zemine çok yakın.`;
  return [problemAt(file, ["main"], { message, fix, value: nearestOf(brand.main, fits) })];
}

/** Nearest colour of the same hue that passes. */
export function nearestOf(hex: string, fits: (hex: string) => boolean): string | undefined {
  const colour = oklchOf(hex);
  const steps = Array.from({ length: 200 }, (_, i) => (i + 1) * 0.005);
  for (const step of steps)
    for (const l of [colour.l - step, colour.l + step]) {
      const candidate = hexIn({ ...colour, l });
      if (l > 0 && l < 1 && fits(candidate)) return candidate;
    }
  return undefined;
}
