import { wcagContrast } from "culori";
import { hexIn, type Oklch, oklchOf } from "./oklch";

/**
 * The colours a laboratory chooses in `content/brand.yaml`, as "#RRGGBB"; missing backgrounds are derived.
 */
export interface BrandColours {
  /** Interactive elements: links, buttons, icons. */
  main: string;
  /**
   * Measurements: durations, numerals, scales. Used as is for fills; darkened for text and thin lines until
   * it is readable.
   */
  accent: string;
  backgrounds?: Partial<Record<BackgroundName, string>> | undefined;
}

export type BackgroundName = "page" | "tint" | "warm" | "deep";

/**
 * How a tone is derived from a brand colour: its own lightness, a share of the chroma, the hue turned by
 * degrees.
 */
type Recipe = readonly [of: "main" | "accent", l: number, chroma: number, turn: number];

/** Chroma is capped here, so that a bright red brand does not tint ink and backgrounds red. */
const maxChroma = { main: 0.09, accent: 0.13 } as const;

// Shares and turns reproduce the reference design exactly when given its two colours.
const backgroundRecipes: Readonly<Record<BackgroundName, Recipe>> = {
  page: ["accent", 0.985, 0.0421, 18.77],
  tint: ["main", 0.95, 0.1473, 1.98],
  warm: ["accent", 0.9313, 0.2569, 8.44],
  deep: ["main", 0.3061, 0.7624, -1.11],
};

/** The red of mistakes. */
const red = hexIn({ l: 0.5263, c: 0.1572, h: 16.4 });

/** Required contrasts: WCAG AA for text and meaningful lines, AAA when more contrast is requested. */
const ratios = { text: 4.5, line: 3, more: 7 } as const;

/** Darkens or lightens a tone until it has enough contrast on every background, as far as possible. */
function withContrast(
  hex: string,
  backgrounds: readonly string[],
  ratio: number,
  towards: "dark" | "light",
): string {
  const tone = oklchOf(hex);
  const step = towards === "dark" ? -0.004 : 0.004;
  let [found, l] = [hex, tone.l];
  while (backgrounds.some((background) => wcagContrast(found, background) < ratio) && l > 0 && l < 1) {
    l += step;
    found = hexIn({ ...tone, l });
  }
  return found;
}

/** Hover colour of buttons: darker, or lighter if the main colour is almost black. */
const hoverOf = ({ l, c, h }: Oklch) =>
  hexIn({ l: l < 0.23 ? l + 0.12 : l - 0.0812, c: c * 0.7624, h: h - 1.11 });

/**
 * Derives all colours of the site, by role, from the brand's.
 * @throws Error if a colour is not "#RRGGBB"
 */
export function paletteOf(brand: BrandColours) {
  const bases = { main: oklchOf(brand.main), accent: oklchOf(brand.accent) };
  const tone = (...[of, l, chroma, turn]: Recipe) =>
    hexIn({ l, c: Math.min(bases[of].c, maxChroma[of]) * chroma, h: bases[of].h + turn });
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
    withContrast(tone(...recipe), on, ratio, "dark");
  const bright = (ratio: number, ...recipe: Recipe) => withContrast(tone(...recipe), [deep], ratio, "light");
  const accentOnDeep = bright(ratios.text, "accent", 0.8075, 0.919, 9.57);
  const ink = dark(ratios.more, light, "main", 0.25, 0.5874, 8.8);
  const accentFillOnDeep = wcagContrast(accent, deep) >= ratios.line ? accent : accentOnDeep;
  const inkOn = (fill: string) =>
    wcagContrast("#FFFFFF", fill) >= ratios.text ? "#FFFFFF" : withContrast(ink, [fill], ratios.text, "dark");
  const danger = withContrast(red, light, ratios.text, "dark");
  const dangerGround = hexIn({ l: 0.9539, c: 0.0143, h: oklchOf(danger).h - 9.75 });
  const strongAccent = dark(ratios.more, light, "accent", 0.3953, 0.7786, 0.08);
  const strongAccentOnDeep = bright(ratios.more, "accent", 0.8924, 0.7017, 13.05);
  return {
    colours: {
      bg: { page, surface, tint, warm, deep, danger: dangerGround },
      fg: {
        ink,
        muted: dark(ratios.text, light, "main", 0.4592, 0.516, 5.38),
        link: main,
        onDeep: bright(ratios.more, "main", 0.9736, 0.0536, -45.6),
        onDeepMuted: bright(ratios.text, "main", 0.8375, 0.3771, -3.32),
      },
      brand: {
        main,
        mainHover: hoverOf(bases.main),
        mark: main,
        light: bright(ratios.text, "main", 0.7453, 0.9507, -6.31),
        /** Accent as a text colour. */
        accent: withContrast(accent, light, ratios.text, "dark"),
        accentOnDeep,
        /**
         * Accent as a fill; its light variant on the deep background, where the accent would not be visible.
         */
        accentFill: accent,
        accentFillOnDeep,
        /** Text on the accent: white if readable, otherwise ink. */
        onAccent: inkOn(accent),
        onAccentOnDeep: inkOn(accentFillOnDeep),
        onMain: "#FFFFFF",
      },
      status: { danger: withContrast(danger, [dangerGround], ratios.text, "dark") },
      border: {
        hairline: tone("main", 0.8856, 0.1368, -14.19),
        strong: dark(ratios.line, light, "main", 0.5942, 0.481, 2.53),
        onTint: tone("main", 0.8539, 0.2758, -0.41),
        onWarm: tone("accent", 0.8059, 0.4636, 12.53),
        onDeep: tone("main", 0.4347, 0.7595, -4.74),
      },
    },
    /** For the shade tab and notices, which cannot use tokens. */
    drawing: {
      stem: tone("main", 0.8674, 0.2359, -2.02),
      /** Shadow of notices: translucent ink. */
      shadow: `${ink}59`,
    },
    /** Overrides for `prefers-contrast: more`: muted text and thin lines become strong. */
    moreContrast: {
      fg: {
        muted: dark(ratios.more, light, "main", 0.3222, 0.5567, 8.83),
        onDeepMuted: bright(ratios.more, "main", 0.9459, 0.1554, -7.56),
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
        hairline: dark(ratios.line, light, "main", 0.5314, 0.4458, 5.67),
        strong: dark(ratios.text, light, "main", 0.3774, 0.5605, 4.1),
        onTint: dark(ratios.line, [tint], "main", 0.5168, 0.4633, 4.63),
        onWarm: dark(ratios.line, [warm], "accent", 0.501, 0.458, 13.17),
        onDeep: bright(ratios.line, "main", 0.7462, 0.6605, -4.04),
      },
    },
  };
}

export type Palette = ReturnType<typeof paletteOf>;
