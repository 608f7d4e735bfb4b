import type { colours } from "./colours";
import type { tokens } from "./tokens";

type Colours = typeof colours;
type ColourPath = {
  [Group in keyof Colours]: `colors.${Group}.${keyof Colours[Group] & string}`;
}[keyof Colours];
type Tokens = typeof tokens;
type PlainPath = {
  [Category in keyof Tokens & string]: `${Category}.${keyof Tokens[Category] & string}`;
}[keyof Tokens & string];

/** Where a token stands in the theme: "colors.fg.ink", "spacing.gutter", "easings.calm". */
export type TokenPath = ColourPath | PlainPath;

/** Short, since a page names tokens some three hundred times. */
export const cssVarsPrefix = "t";

/** The custom property in which Chakra keeps a token: "--t-colors-fg-ink". Setting it re-points the token. */
export const variableName = (token: TokenPath): string =>
  `--${cssVarsPrefix}-${token.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A token's value within a longer one, as in `calc()`; where it is the whole value, a style property takes its name. */
export const variable = (token: TokenPath): string => `var(${variableName(token)})`;
