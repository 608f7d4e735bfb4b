import { type ChangedFixture, product } from "../../../../support/fixture-content";

/** One thing an editor may do wrong, and the answer it must get. */
export interface Mistake {
  /** The file that is answered for: the product unless given. */
  file?: string;
  /**
   * The text that stands in the file, and what takes its place; ▸ marks where the answer must point. Without it the
   * answer points at the start of the file.
   */
  change?: readonly [piece: string, by: string];
  /** More to change before. */
  before?: (content: ChangedFixture) => void | Promise<void>;
  message: string | RegExp;
  fix: string | RegExp;
}

/** A mark for each mistake, in place of ▸ until all are made. */
const markOf = (index: number) => String.fromCharCode(0xe000 + index);
const marks = /[\ue000-\uf8ff]/g;

/** Makes all the mistakes at once and returns the places that the answers must name. */
export async function make(mistakes: readonly Mistake[], content: ChangedFixture) {
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
