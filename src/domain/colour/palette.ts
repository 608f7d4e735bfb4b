import { contrast } from "./contrast";
import { distance, hexIn, type Oklch, oklchOf } from "./oklch";

/** The colours a laboratory chooses (`content/brand.yaml`), each as "#RRGGBB"; backgrounds that are left out are derived. */
export interface BrandColours {
  /** What can be pressed: links, buttons, icons. */
  main: string;
  /** What measures: durations, numerals, scales. Drawn as it is; what is written in it is as dark as its background asks for. */
  accent: string;
  backgrounds?: Partial<Record<BackgroundName, string>> | undefined;
}

export type BackgroundName = "page" | "tint" | "warm" | "deep";

/** A tone: its own lightness, and of a colour of the brand a share of the chroma and the hue, turned by degrees. */
type Recipe = readonly [of: "main" | "accent", l: number, chroma: number, turn: number];

/** From here on a colour's chroma says no more to its tones: ink and backgrounds of a bright red would be red themselves. */
const mostChroma = { main: 0.09, accent: 0.13 } as const;

// Shares and turns are those between the colours of the design's mock-ups: its own two give exactly its tones.
const backgroundRecipes: Readonly<Record<BackgroundName, Recipe>> = {
  page: ["accent", 0.985, 0.0421, 18.77],
  tint: ["main", 0.95, 0.1473, 1.98],
  warm: ["accent", 0.9313, 0.2569, 8.44],
  deep: ["main", 0.3061, 0.7624, -1.11],
};

/** Reds for mistakes, the first being the design's: lightness, chroma, hue. */
const reds = [
  [0.5263, 0.1572, 16.4],
  [0.53, 0.17, 38],
  [0.48, 0.17, 358],
  [0.5, 0.2, 29],
  [0.5, 0.15, 50],
  [0.43, 0.19, 330],
] as const;

/** So unlike the brand's colours the red of mistakes is at least, where one of the reds can be. */
const apart = 0.12;

/** Contrasts a tone must have: WCAG's AA for text and for lines that say something, AAA where more is asked for. */
const least = { text: 4.5, line: 3, more: 7 } as const;

/** The tone, made darker or lighter until it has the contrast on every background, as far as there is any. */
function reaching(
  hex: string,
  backgrounds: readonly string[],
  ratio: number,
  towards: "dark" | "light",
): string {
  const tone = oklchOf(hex);
  const step = towards === "dark" ? -0.004 : 0.004;
  let [found, l] = [hex, tone.l];
  while (backgrounds.some((background) => contrast(found, background) < ratio) && l > 0 && l < 1) {
    l += step;
    found = hexIn({ ...tone, l });
  }
  return found;
}

function redFor(brand: BrandColours, backgrounds: readonly string[]): string {
  const all = reds.map(([l, c, h]) => reaching(hexIn({ l, c, h }), backgrounds, least.text, "dark"));
  const nearest = (red: string) => Math.min(distance(red, brand.main), distance(red, brand.accent));
  return all.find((red) => nearest(red) >= apart) ?? all.reduce((a, b) => (nearest(b) > nearest(a) ? b : a));
}

/** A button under a mouse: darker; of a main colour that is almost black, lighter. */
const hoverOf = ({ l, c, h }: Oklch) =>
  hexIn({ l: l < 0.23 ? l + 0.12 : l - 0.0812, c: c * 0.7624, h: h - 1.11 });

/**
 * All colours of the site, by role, from those of the brand.
 * @throws Error where one of them is no colour as "#RRGGBB"
 */
export function paletteOf(brand: BrandColours) {
  const bases = { main: oklchOf(brand.main), accent: oklchOf(brand.accent) };
  const tone = (...[of, l, chroma, turn]: Recipe) =>
    hexIn({ l, c: Math.min(bases[of].c, mostChroma[of]) * chroma, h: bases[of].h + turn });
  const background = (name: BackgroundName) =>
    brand.backgrounds?.[name]?.toUpperCase() ?? tone(...backgroundRecipes[name]);
  const surface = "#FFFFFF";
  const [page, tint, warm, deep] = [
    background("page"),
    background("tint"),
    background("warm"),
    background("deep"),
  ];
  const light = [page, surface, tint, warm];
  const [main, accent] = [brand.main.toUpperCase(), brand.accent.toUpperCase()];
  const dark = (ratio: number, on: readonly string[], ...recipe: Recipe) =>
    reaching(tone(...recipe), on, ratio, "dark");
  const bright = (ratio: number, ...recipe: Recipe) => reaching(tone(...recipe), [deep], ratio, "light");
  const accentOnDeep = bright(least.text, "accent", 0.8075, 0.919, 9.57);
  const ink = dark(least.more, light, "main", 0.25, 0.5874, 8.8);
  const accentFillOnDeep = contrast(accent, deep) >= least.line ? accent : accentOnDeep;
  const inkOn = (fill: string) =>
    contrast("#FFFFFF", fill) >= least.text ? "#FFFFFF" : reaching(ink, [fill], least.text, "dark");
  const danger = redFor(brand, light);
  const dangerGround = hexIn({ l: 0.9539, c: 0.0143, h: oklchOf(danger).h - 9.75 });
  const strongAccent = dark(least.more, light, "accent", 0.3953, 0.7786, 0.08);
  const strongAccentOnDeep = bright(least.more, "accent", 0.8924, 0.7017, 13.05);
  return {
    colours: {
      bg: { page, surface, tint, warm, deep, danger: dangerGround },
      fg: {
        ink,
        muted: dark(least.text, light, "main", 0.4592, 0.516, 5.38),
        link: main,
        onDeep: bright(least.more, "main", 0.9736, 0.0536, -45.6),
        onDeepMuted: bright(least.text, "main", 0.8375, 0.3771, -3.32),
      },
      brand: {
        main,
        mainHover: hoverOf(bases.main),
        mark: main,
        light: bright(least.text, "main", 0.7453, 0.9507, -6.31),
        /** What is written in the accent. */
        accent: reaching(accent, light, least.text, "dark"),
        accentOnDeep,
        /** What is drawn in it: fills, lines, marks; on the deep background its light twin where it would not be seen. */
        accentFill: accent,
        accentFillOnDeep,
        /** Text on it: white where that is readable, otherwise ink. */
        onAccent: inkOn(accent),
        onAccentOnDeep: inkOn(accentFillOnDeep),
        onMain: "#FFFFFF",
      },
      status: { danger: reaching(danger, [dangerGround], least.text, "dark") },
      border: {
        hairline: tone("main", 0.8856, 0.1368, -14.19),
        strong: dark(least.line, light, "main", 0.5942, 0.481, 2.53),
        onTint: tone("main", 0.8539, 0.2758, -0.41),
        onWarm: tone("accent", 0.8059, 0.4636, 12.53),
        onDeep: tone("main", 0.4347, 0.7595, -4.74),
      },
    },
    /** Of the shade tab and of notices, which write them out. */
    drawing: {
      stem: tone("main", 0.8674, 0.2359, -2.02),
      /** Below notices: ink that the background shows through. */
      shadow: `${ink}59`,
    },
    /** What changes for visitors whose system asks for more contrast: quiet text and thin lines become strong. */
    moreContrast: {
      fg: {
        muted: dark(least.more, light, "main", 0.3222, 0.5567, 8.83),
        onDeepMuted: bright(least.more, "main", 0.9459, 0.1554, -7.56),
      },
      brand: {
        accent: strongAccent,
        accentOnDeep: strongAccentOnDeep,
        accentFill: strongAccent,
        accentFillOnDeep: strongAccentOnDeep,
        onAccent: inkOn(strongAccent),
        onAccentOnDeep: inkOn(strongAccentOnDeep),
      },
      border: {
        hairline: dark(least.line, light, "main", 0.5314, 0.4458, 5.67),
        strong: dark(least.text, light, "main", 0.3774, 0.5605, 4.1),
        onTint: dark(least.line, [tint], "main", 0.5168, 0.4633, 4.63),
        onWarm: dark(least.line, [warm], "accent", 0.501, 0.458, 13.17),
        onDeep: bright(least.line, "main", 0.7462, 0.6605, -4.04),
      },
    },
  };
}

export type Palette = ReturnType<typeof paletteOf>;
