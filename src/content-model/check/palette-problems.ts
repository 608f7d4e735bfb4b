import { wcagContrast } from "culori";
import { type Role, tooFaint } from "../../domain/colour/contrast-rules";
import { hexIn, oklchOf } from "../../domain/colour/oklch";
import { type BackgroundName, type BrandColours, paletteOf } from "../../domain/colour/palette";
import { brandSchema } from "../brand";
import type { SourceFile, ValuePath } from "../documents";
import { oncePerFile } from "../walk";
import { type Problem, problemAt } from "./problem";

/** Minimum contrast of black or white on a background. */
const leastOnGround = 12;

const backgrounds: Readonly<Record<BackgroundName, { opposite: string; should: string }>> = {
  page: { opposite: "#000000", should: "açık" },
  tint: { opposite: "#000000", should: "açık" },
  warm: { opposite: "#000000", should: "açık" },
  deep: { opposite: "#FFFFFF", should: "koyu" },
};

/** Labels of the backgrounds. */
const backgroundNames: Partial<Record<Role, string>> = {
  "bg.page": "sayfanın zemininde",
  "bg.surface": "form alanlarının beyaz zemininde",
  "bg.tint": "ara bölümlerin zemininde",
  "bg.warm": "sıcak zeminde",
  "bg.deep": "koyu zeminde",
  "brand.main": "düğmenin üstündeki yazıda",
  "brand.mainHover": "fare altındaki düğmenin yazısında",
  "bg.danger": "hata bildiriminin zemininde",
};

const number = (value: number) => (Math.floor(value * 10) / 10).toLocaleString("tr-TR");

/**
 * Reports brand colours without enough contrast (WCAG AA) where the site uses them, each with the nearest
 * valid colour. Derived colours are always valid.
 */
export const paletteProblems = oncePerFile<Problem>((file) => {
  const { data: brand } = brandSchema.safeParse(file.kind?.type === "Brand" ? file.value : undefined);
  if (!brand) return [];
  const unfit = backgroundProblems(file, brand);
  return unfit.length > 0 ? unfit : mainProblems(file, brand);
});

function backgroundProblems(file: SourceFile, brand: BrandColours): Problem[] {
  const unfit = (Object.keys(backgrounds) as BackgroundName[]).flatMap((name) => {
    const value = brand.backgrounds?.[name];
    const { opposite, should } = backgrounds[name];
    const fits = (hex: string) => wcagContrast(hex, opposite) >= leastOnGround;
    return value === undefined || fits(value)
      ? []
      : [{ name, value, should, nearest: nearestOf(value, fits) }];
  });
  const put = Object.fromEntries(unfit.flatMap(({ name, nearest }) => (nearest ? [[name, nearest]] : [])));
  const also = mainOn({ ...brand, backgrounds: { ...brand.backgrounds, ...put } });
  return unfit.map(({ name, value, should, nearest }) =>
    colourProblem(
      file,
      ["backgrounds", name],
      `Bu zemin (${value}) yeterince ${should} değil; üstündeki yazılar okunmaz.`,
      nearest,
      also && ` Ana renk de ${also} olsun; ancak birlikte okunurlar.`,
    ),
  );
}

/** Corrected main colour for the chosen backgrounds; undefined if the brand's is valid. */
const mainOn = (brand: BrandColours): string | undefined =>
  tooFaint(paletteOf(brand)).length > 0 ? readableMain(brand) : undefined;

/**
 * Reports an unreadable main colour. The accent is always valid, because text in it is darkened as needed.
 */
function mainProblems(file: SourceFile, brand: BrandColours): Problem[] {
  const [worst] = tooFaint(paletteOf(brand));
  if (!worst) return [];
  const where = backgroundNames[worst.background] ?? worst.background;
  return [
    colourProblem(
      file,
      ["main"],
      `Ana renk (${brand.main}) okunmuyor: ${where} karşıtlığı ${number(worst.has)}, en az ${number(worst.min)} olmalı.`,
      readableMain(brand),
    ),
  ];
}

/** Nearest main colour that is readable on its backgrounds. */
const readableMain = (brand: BrandColours): string | undefined =>
  nearestOf(brand.main, (hex) => tooFaint(paletteOf({ ...brand, main: hex })).length === 0);

const colourProblem = (
  file: SourceFile,
  path: ValuePath,
  message: string,
  nearest: string | undefined,
  also = "",
): Problem =>
  problemAt(file, path, {
    message,
    fix: nearest
      ? `Okunan en yakın rengi seçin.${also}`
      : "Çok daha koyu ya da çok daha açık bir renk seçin.",
    value: nearest,
  });

/** Nearest colour of the same hue that passes. */
function nearestOf(hex: string, fits: (hex: string) => boolean): string | undefined {
  const colour = oklchOf(hex);
  const steps = Array.from({ length: 200 }, (_, i) => (i + 1) * 0.005);
  for (const step of steps)
    for (const l of [colour.l - step, colour.l + step]) {
      const candidate = hexIn({ ...colour, l });
      if (l > 0 && l < 1 && fits(candidate)) return candidate;
    }
  return undefined;
}
