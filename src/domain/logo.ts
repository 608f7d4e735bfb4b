import type { Palette } from "./colour/palette";

/** Id of the logo's `<symbol>`, which is on every page. */
export const logoId = "logo";

/** Root attributes that describe position or origin instead of appearance. */
const ofTheFile = /^(?:xmlns|width|height|x|y|id|class|version|viewBox|baseProfile)$|:/;

/** Palette colours available to a logo: `fill="var(--warm, white)"`, with a fallback for drawing programs. */
const tonesOf = ({ colours: { bg, brand } }: Pick<Palette, "colours">): Readonly<Record<string, string>> => ({
  main: brand.main,
  accent: brand.accentFill,
  page: bg.page,
  tint: bg.tint,
  warm: bg.warm,
  deep: bg.deep,
});

/**
 * Returns the parts of a logo file that are drawn.
 * @param svg a logo that passed the content check
 * @throws Error if it is not an SVG
 */
function drawingOf(svg: string, palette: Pick<Palette, "colours">) {
  const [, root = "", inside] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg.replace(/<!--[\s\S]*?-->/g, "")) ?? [];
  const all = [...root.matchAll(/([:\w-]+)\s*=\s*("[^"]*"|'[^']*')/g)].map(([, name = "", quoted = ""]) => ({
    name,
    quoted,
  }));
  const viewBox = all.find(({ name }) => name === "viewBox")?.quoted.slice(1, -1);
  if (inside === undefined || !viewBox) throw new Error("content/logo.svg is no drawing with a viewBox.");
  const tones = tonesOf(palette);
  const coloured = (text: string) =>
    text.replace(/var\(--(\w+)(?:,\s*([^()]*))?\)/g, (_, name: string, other?: string) => {
      return tones[name] ?? other?.trim() ?? "currentColor";
    });
  return {
    viewBox,
    attributes: all
      .filter(({ name }) => !ofTheFile.test(name))
      .map(({ name, quoted }) => ` ${name}=${withOwnIds(coloured(quoted))}`)
      .join(""),
    parts: withOwnIds(coloured(inside)).replace(/>\s+</g, "><").trim(),
  };
}

/** Prefixes ids, which must not collide with the page's, and what refers to them. */
const withOwnIds = (svg: string): string =>
  svg
    .replace(/(\sid\s*=\s*["'])/g, `$1${logoId}-`)
    .replace(/(url\(\s*["']?|\bhref\s*=\s*["'])#/g, `$1#${logoId}-`);

/** Returns the logo as a `<symbol>`; `currentColor` is the colour of the surrounding text. */
export function logoSymbol(svg: string, palette: Pick<Palette, "colours">): string {
  const { viewBox, attributes, parts } = drawingOf(svg, palette);
  return `<symbol id="${logoId}" viewBox="${viewBox}"${attributes}>${parts}</symbol>`;
}

/** Returns the logo on the deep background, for the favicon and social cards. */
export function logoIcon(svg: string, palette: Pick<Palette, "colours">): string {
  const { bg, brand } = palette.colours;
  const { viewBox, attributes, parts } = drawingOf(svg, palette);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="96" fill="${bg.deep}"/>`,
    `<g color="${brand.light}" stroke-width="1.8">`,
    `<svg x="66" y="66" width="380" height="380" viewBox="${viewBox}"${attributes}>${parts}</svg>`,
    "</g></svg>\n",
  ].join("");
}
