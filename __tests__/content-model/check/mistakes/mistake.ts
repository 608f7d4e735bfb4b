import { type ChangedFixture, product } from "../../../support/fixture-content";

/** One thing an editor may do wrong, and the answer it must get. */
export interface Mistake {
  name: string;
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

const pointer = "▸";

/** Makes the mistake and returns the place that the answer must name. */
export async function make({ file = product, change, before }: Mistake, content: ChangedFixture) {
  await before?.(content);
  if (!change) return { file, line: 1, column: 1 };
  content.replace(file, ...change);
  const text = content.read(file);
  const lines = text.slice(0, text.indexOf(pointer)).split("\n");
  content.write(file, text.replace(pointer, ""));
  return { file, line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
