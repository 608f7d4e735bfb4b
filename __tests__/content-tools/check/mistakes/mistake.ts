import type { ContentFolder } from "../../../support/content-folder";

/** One thing an editor may do wrong, and the answer it must get. */
export interface Mistake {
  name: string;
  file: string;
  /** The text that stands in the file, and what takes its place; ▸ marks where the answer must point. */
  change: readonly [piece: string, by: string];
  /** More to prepare before the change. */
  before?: (folder: ContentFolder) => void | Promise<void>;
  message: string | RegExp;
  fix: string | RegExp;
}

export const pointer = "▸";
