import type { ChangedFixture } from "../../../support/fixture-content";

/** One thing an editor may do wrong, and the answer it must get. */
export interface Mistake {
  name: string;
  /** The file that is answered for. */
  file: string;
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

export const pointer = "▸";
