import { kebabCase } from "../domain/kebab-case";
import { fallbackFaces, fontStacks } from "./font-faces";
import sansUrl from "./fonts/instrument-sans.woff2";
import serifUrl from "./fonts/instrument-serif.woff2";

/** The two font files that every page preloads. */
export const fontUrls = [serifUrl, sansUrl];

const face = (descriptors: Record<string, string | undefined>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${kebabCase(name)}:${value}`)
    .join(";")}}`;

/** All @font-face rules (the two files, and the fallbacks in their metrics), and the custom properties of the two stacks. */
export const fontCss = [
  face({ fontFamily: '"Instrument Serif"', fontDisplay: "swap", src: `url(${serifUrl})` }),
  face({
    fontFamily: '"Instrument Sans"',
    fontWeight: "400 600",
    fontDisplay: "swap",
    src: `url(${sansUrl})`,
  }),
  ...fallbackFaces.map((fallback) => face({ ...fallback })),
  `:root{--font-heading:${fontStacks.serif};--font-body:${fontStacks.sans}}`,
].join("");
