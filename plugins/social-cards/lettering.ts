import { readFileSync } from "node:fs";
import { type Font, type PathCommand, parse } from "opentype.js";

/** Measures and draws text in one typeface. All lengths are pixels of the picture. */
export interface Lettering {
  width(text: string, size: number): number;
  /** The text as the data of an SVG path, its baseline starting at (x, y). */
  path(text: string, x: number, y: number, size: number): string;
}

/** Letters a little closer than the typeface sets them, as headings on the pages are; parts of the size. */
const tracking = -0.006;

/**
 * The letters of a TrueType font. Text becomes paths here, so that a card looks the same whatever fonts are installed
 * where the site is built.
 * @param file path of the font
 */
export function readLettering(file: string): Lettering {
  const { buffer } = Uint8Array.from(readFileSync(file));
  return lettering(parse(buffer));
}

/** Letter by letter with kerning: Turkish needs no other shaping. */
function lettering(font: Font): Lettering {
  const place = (text: string, size: number) => {
    const scale = size / font.unitsPerEm;
    let x = 0;
    const glyphs = [...text].map((letter, i, all) => {
      const glyph = font.charToGlyph(letter);
      if (glyph.index === 0)
        throw new Error(`Paylaşım kartlarının yazı tipinde “${letter}” harfi yok: “${text}”.`);
      const before = all[i - 1];
      if (before) x += font.getKerningValue(font.charToGlyph(before), glyph) * scale + tracking * size;
      const at = { glyph, x };
      x += (glyph.advanceWidth ?? 0) * scale;
      return at;
    });
    return { glyphs, width: x };
  };
  return {
    width: (text, size) => place(text, size).width,
    path: (text, x, y, size) =>
      place(text, size)
        .glyphs.flatMap((at) => at.glyph.getPath(x + at.x, y, size).commands.map(written))
        .join(""),
  };
}

/** A step of a path as SVG writes it. The package's own writer makes "NaN" of some numbers. */
function written(command: PathCommand): string {
  const { type, ...rest } = command;
  const { x1, y1, x2, y2, x, y }: Partial<Record<"x1" | "y1" | "x2" | "y2" | "x" | "y", number>> = rest;
  return type + [x1, y1, x2, y2, x, y].flatMap((number) => number?.toFixed(1) ?? []).join(" ");
}

/**
 * The text in as few lines as fit into `width`, of lengths as equal as its words allow.
 * @returns undefined where it does not fit into `most` lines
 */
export function balancedLines(
  text: string,
  width: number,
  most: number,
  measure: (line: string) => number,
): string[] | undefined {
  const words = text.split(" ");
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const widest = (lines: readonly string[]) => Math.max(...lines.map(measure));
    const [best] = partings(words, count).sort((a, b) => widest(a) - widest(b));
    if (best && widest(best) <= width) return best;
  }
  return undefined;
}

/** Every way to part words into so many lines. */
function partings(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return words.slice(0, words.length - count + 1).flatMap((_, i) => {
    const first = words.slice(0, i + 1).join(" ");
    return partings(words.slice(i + 1), count - 1).map((rest) => [first, ...rest]);
  });
}
