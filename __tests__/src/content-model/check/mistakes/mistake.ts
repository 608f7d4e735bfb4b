import { type ContentFolder, product } from "../../../../support/content-folder";

/** A possible mistake of an editor, and the message it must produce. */
export interface Mistake {
  /** The file with the mistake; the product by default. */
  file?: string;
  /**
   * The original text and its replacement; ▸ marks the reported position. Without it the start of the file is
   * reported.
   */
  change?: readonly [piece: string, by: string];
  before?: (content: ContentFolder) => void | Promise<void>;
  message: string | RegExp;
  fix: string | RegExp;
}

/** A distinct marker per mistake, which replaces ▸ until all are made. */
const markOf = (index: number) => String.fromCharCode(0xe000 + index);
const marks = /[\ue000-\uf8ff]/g;

/** Makes all mistakes at once and returns the positions to be reported. */
export async function make(mistakes: readonly Mistake[], content: ContentFolder) {
  for (const { before } of mistakes) await before?.(content);
  for (const [i, { file = product, change }] of mistakes.entries())
    if (change) content.replace(file, change[0], change[1].replace("▸", markOf(i)));
  const places = mistakes.map(({ file = product, change }, i) => {
    if (!change) return { file, line: 1, column: 1 };
    const [before = ""] = content.read(file).split(markOf(i));
    const lines = before.replace(marks, "").split("\n");
    return { file, line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  });
  for (const { file = product, change } of mistakes)
    if (change) content.write(file, content.read(file).replace(marks, ""));
  return places;
}
