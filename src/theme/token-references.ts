import type { colours } from "./colours";
import { semanticTokens, tokens } from "./tokens";

type Colours = typeof colours;
type ColourName = { [Group in keyof Colours]: `${Group}.${keyof Colours[Group] & string}` }[keyof Colours];

/** By category (`colors`) and name (`fg.ink`), how a style points at a token: `var(--chakra-colors-fg-ink)`. */
type References = Readonly<Record<string, Readonly<Record<string, string>>>>;

const reference = (...path: readonly string[]) =>
  `var(--chakra-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

/** How a custom property takes a colour; in style properties the name alone does. */
export const colourReference = (name: ColourName): string => reference("colors", ...name.split("."));

/** The tokens of one category, spacing also as negative values (`-gutter`). */
const referencesIn = (category: string, group: object, path: readonly string[] = []): [string, string][] =>
  Object.entries(group).flatMap(([key, entry]): [string, string][] => {
    const here = [...path, key];
    if (!("value" in entry)) return referencesIn(category, entry, here);
    const value = reference(category, ...here);
    const negative: [string, string] = [[...path, `-${key}`].join("."), `calc(${value} * -1)`];
    return [[here.join("."), value], ...(category === "spacing" ? [negative] : [])];
  });

export const references: References = Object.fromEntries(
  Object.entries({ ...tokens, ...semanticTokens }).map(([category, group]) => [
    category,
    Object.fromEntries(referencesIn(category, group)),
  ]),
);
