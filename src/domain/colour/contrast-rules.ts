import { contrast } from "./contrast";
import type { Palette } from "./palette";

type Colours = Palette["colours"];

/** A colour by its place in the palette: "fg.ink". */
export type Role = {
  [Group in keyof Colours]: `${Group}.${keyof Colours[Group] & string}`;
}[keyof Colours];

/** What is drawn on what, and the contrast it needs there. */
export interface ContrastRule {
  drawn: Role;
  background: Role;
  least: number;
}

/** WCAG 2.2, AA: 1.4.3 for text, 1.4.11 for lines and marks that say something. */
export const contrasts = { text: 4.5, mark: 3 } as const;

const lightBackgrounds = ["bg.page", "bg.surface", "bg.tint", "bg.warm"] as const;

/** Colours of text by the backgrounds they are written on; `src/theme/tones.ts` says which role points at which. */
const texts: readonly (readonly [backgrounds: readonly Role[], drawn: readonly Role[]])[] = [
  [lightBackgrounds, ["fg.ink", "fg.muted", "fg.link", "brand.main", "brand.accent", "status.danger"]],
  [["bg.deep"], ["fg.onDeep", "fg.onDeepMuted", "brand.light", "brand.accentOnDeep"]],
  [["brand.main"], ["brand.onMain", "fg.onDeep"]],
  [["brand.mainHover"], ["brand.onMain"]],
  [["brand.accentFill"], ["brand.onAccent"]],
  [["brand.accentFillOnDeep"], ["brand.onAccentOnDeep"]],
  [["bg.danger"], ["fg.ink", "status.danger"]],
];

/** The same for lines and marks without which something would not be understood. */
const marks: typeof texts = [
  [lightBackgrounds, ["border.strong", "brand.mark"]],
  [["bg.deep"], ["brand.accentFillOnDeep"]],
];

const rulesOf = (list: typeof texts, least: number): ContrastRule[] =>
  list.flatMap(([backgrounds, drawn]) =>
    backgrounds.flatMap((background) => drawn.map((each) => ({ drawn: each, background, least }))),
  );

/** Every pair of colours that has to be told apart. */
export const contrastRules: readonly ContrastRule[] = [
  ...rulesOf(texts, contrasts.text),
  ...rulesOf(marks, contrasts.mark),
];

/** The value of a role. */
export function colourAt(role: Role, { colours }: Pick<Palette, "colours">): string {
  const [group = "", name = ""] = role.split(".");
  const found = Object.entries(colours).find(([key]) => key === group)?.[1];
  const value = Object.entries(found ?? {}).find(([key]) => key === name)?.[1];
  if (value === undefined) throw new Error(`The palette has no colour ${role}.`);
  return value;
}

/** The rules that a palette draws with too little contrast, each with what it has, the worst first. */
export const tooFaint = (palette: Pick<Palette, "colours">): (ContrastRule & { has: number })[] =>
  contrastRules
    .map((rule) => ({
      ...rule,
      has: contrast(colourAt(rule.drawn, palette), colourAt(rule.background, palette)),
    }))
    .filter(({ has, least }) => has < least)
    .sort((a, b) => a.has / a.least - b.has / b.least);
