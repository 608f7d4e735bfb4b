import { contrast } from "../../src/lib/colour/contrast";
import { hexIn, oklchOf } from "../../src/lib/colour/oklch";
import { type Pair, type Role, tooFaint } from "../../src/lib/colour/pairs";
import { type BrandColours, type GroundName, paletteOf } from "../../src/lib/colour/palette";
import { brandSchema } from "../model/brand";
import { placeOf, type SourceFile, type ValuePath } from "../model/documents";
import { type Problem, problemAt } from "./problem";

/** A ground must leave room for all that is written on it: black or white on it has at least this contrast. */
const leastOnGround = 12;

const grounds: Readonly<Record<GroundName, { opposite: string; should: string }>> = {
  page: { opposite: "#000000", should: "açık" },
  tint: { opposite: "#000000", should: "açık" },
  warm: { opposite: "#000000", should: "açık" },
  deep: { opposite: "#FFFFFF", should: "koyu" },
};

/** Grounds as an editor knows them. */
const groundNames: Partial<Record<Role, string>> = {
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
 * Colours of `brand.yaml` that cannot be read where the site writes with them or on them (WCAG AA), each with the nearest
 * that can. What is derived from them always can: the palette sees to it.
 */
export function paletteProblems(files: readonly SourceFile[]): Problem[] {
  const file = files.find(({ kind }) => kind?.type === "Brand");
  const { data: brand } = brandSchema.safeParse(file?.value);
  if (!file || !brand) return [];
  const unfit = groundProblems(file, brand);
  return unfit.length > 0 ? unfit : colourProblems(file, brand);
}

function groundProblems(file: SourceFile, brand: BrandColours): Problem[] {
  return (Object.keys(grounds) as GroundName[]).flatMap((name) => {
    const value = brand.grounds?.[name];
    const { opposite, should } = grounds[name];
    const fits = (hex: string) => contrast(hex, opposite) >= leastOnGround;
    if (value === undefined || fits(value)) return [];
    const nearest = nearestOf(value, fits);
    return [
      colourProblem(
        file,
        ["grounds", name],
        `“${name}” zemini (${value}) yeterince ${should} değil; üstündeki yazılar okunmaz.`,
        nearest,
      ),
    ];
  });
}

/** Which of the two colours a pair owes its lack of contrast to. */
const ownerOf = ({ drawn, ground }: Pair): "main" | "accent" =>
  drawn === "brand.accent" && ground !== "brand.main" ? "accent" : "main";

function colourProblems(file: SourceFile, brand: BrandColours): Problem[] {
  const faint = tooFaint(paletteOf(brand));
  return (["main", "accent"] as const).flatMap((name) => {
    const worst = faint.find((pair) => ownerOf(pair) === name);
    if (!worst) return [];
    const fits = (hex: string) =>
      tooFaint(paletteOf({ ...brand, [name]: hex })).every((pair) => ownerOf(pair) !== name);
    const where = groundNames[worst.ground] ?? worst.ground;
    return [
      colourProblem(
        file,
        [name],
        `“${name}” rengi (${brand[name]}) okunmuyor: ${where} karşıtlığı ${number(worst.has)}, en az ${number(worst.least)} olmalı.`,
        nearestOf(brand[name], fits),
      ),
    ];
  });
}

const colourProblem = (file: SourceFile, path: ValuePath, message: string, nearest: string | undefined) =>
  problemAt(
    file,
    placeOf(file, path),
    message,
    nearest ? `En yakın okunur renk: "${nearest}".` : "Çok daha koyu ya da çok daha açık bir renk seçin.",
  );

/** The colour of the same hue, as little darker or lighter as it needs to fit. */
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
