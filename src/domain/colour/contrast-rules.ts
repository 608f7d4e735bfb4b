import { wcagContrast } from "culori";
import type { Palette } from "./palette";

type Colours = Palette["colours"];

/** Path of a colour in the palette: "fg.ink". */
export type Role = {
  [Group in keyof Colours]: `${Group}.${keyof Colours[Group] & string}`;
}[keyof Colours];

/** A foreground, its background and the contrast required. */
interface ContrastRule {
  drawn: Role;
  background: Role;
  min: number;
}

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for meaningful lines and icons. */
export const contrasts = { text: 4.5, mark: 3 } as const;

const lightBackgrounds = ["bg.page", "bg.surface", "bg.tint", "bg.warm"] as const;

/** Text colours by background; `src/theme/tones.module.css` maps roles to colours. */
const texts: readonly (readonly [backgrounds: readonly Role[], drawn: readonly Role[]])[] = [
  [lightBackgrounds, ["fg.ink", "fg.muted", "fg.link", "brand.main", "brand.accent", "status.danger"]],
  [["bg.deep"], ["fg.onDeep", "fg.onDeepMuted", "brand.light", "brand.accentOnDeep"]],
  [["brand.main"], ["brand.onMain", "fg.onDeep"]],
  [["brand.mainHover"], ["brand.onMain"]],
  [["brand.accentFill"], ["brand.onAccent"]],
  [["brand.accentFillOnDeep"], ["brand.onAccentOnDeep"]],
  [["bg.danger"], ["fg.ink", "status.danger"]],
];

/** Lines and icons that carry meaning, by background. */
const marks: typeof texts = [
  [lightBackgrounds, ["border.strong", "brand.mark"]],
  [["bg.deep"], ["brand.accentFillOnDeep"]],
];

const rulesOf = (list: typeof texts, min: number): ContrastRule[] =>
  list.flatMap(([backgrounds, drawn]) =>
    backgrounds.flatMap((background) => drawn.map((each) => ({ drawn: each, background, min }))),
  );

/** Every pair of colours that must be distinguishable. */
export const contrastRules: readonly ContrastRule[] = [
  ...rulesOf(texts, contrasts.text),
  ...rulesOf(marks, contrasts.mark),
];

/** Returns the value of a role. */
export function colourAt(role: Role, { colours }: Pick<Palette, "colours">): string {
  const [group = "", name = ""] = role.split(".");
  const found = Object.entries(colours).find(([key]) => key === group)?.[1];
  const value = Object.entries(found ?? {}).find(([key]) => key === name)?.[1];
  if (value === undefined) throw new Error(`The palette has no colour ${role}.`);
  return value;
}

/** Returns the rules a palette violates. */
export const tooFaint = (palette: Pick<Palette, "colours">): ContrastRule[] =>
  contrastRules.filter(
    ({ drawn, background, min }) =>
      wcagContrast(colourAt(drawn, palette), colourAt(background, palette)) < min,
  );
