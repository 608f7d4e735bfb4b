import type { SourceFile } from "../documents";
import { doubtfulValues } from "./doubtful-values";
import type { Problem } from "./problem";
import { searchLengths } from "./search-lengths";

/**
 * Advice on documents: valid, but could be better. Shown by `npm run check:content` and after a save at /admin, where
 * advice on pictures (`picture-mistake.ts`) is shown when they are chosen.
 */
export const advice = (files: readonly SourceFile[]): Problem[] => [
  ...searchLengths(files),
  ...doubtfulValues(files),
];
