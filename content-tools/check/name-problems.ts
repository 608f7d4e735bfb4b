import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Font, parse } from "opentype.js";
import { mostLines, nameSizes, narrowPlaces } from "../../src/lib/brand-place";
import { placeOf, type SourceFile } from "../model/documents";
import { dig } from "../model/walk";
import { type Problem, problemAt } from "./problem";

/** The typeface of the name. */
const fontFile = join(__dirname, "../../src/theme/fonts/instrument-serif.ttf");

let font: Font | undefined;

/** How wide a text is in the site's own typeface, in parts of its size. */
function widthOf(text: string): number {
  font ??= parse(Uint8Array.from(readFileSync(fontFile)).buffer);
  return font.getAdvanceWidth(text, 1);
}

/** A laboratory's name that does not fit into the header, measured as it is set there. */
export function nameProblems(files: readonly SourceFile[]): Problem[] {
  const file = files.find(({ path }) => path === "site.yaml");
  const name = dig(file?.value, ["brand"]);
  if (!file || typeof name !== "string" || name.trim() === "") return [];
  const sizes = nameSizes(name);
  for (const { screen, width, at } of narrowPlaces) {
    const size = (sizes[at] ?? sizes.base) * 16;
    const said = tooWide(name.trim().split(/\s+/), width / size);
    if (said)
      return [
        problemAt(
          file,
          placeOf(file, ["brand"]),
          `“brand” yerine sığmıyor: ${screen} piksel genişliğindeki ekranda ${said.what} ${Math.ceil(said.over * size)} piksel taşıyor.`,
          "Kısa adınızı “brand” alanına, kalanını “subtitle” alanına yazın.",
        ),
      ];
  }
  return [];
}

/** What does not fit into the lines there are, and by how much, in parts of the size. */
function tooWide(words: readonly string[], width: number): { what: string; over: number } | undefined {
  const [longest = ""] = [...words].sort((a, b) => widthOf(b) - widthOf(a));
  if (widthOf(longest) > width) return { what: `“${longest}” sözcüğü`, over: widthOf(longest) - width };
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const over = widthOf(lines.slice(mostLines).join(" "));
  return over > 0 ? { what: "üç satırdan", over } : undefined;
}
