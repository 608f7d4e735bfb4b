import type { SourceFile } from "../documents";
import { expiredDates } from "./expired-dates";
import type { Problem } from "./problem";
import { repeatedTexts } from "./repeated-texts";
import { searchLengths } from "./search-lengths";

/**
 * Advice on documents: valid, but could be better. Shown by `npm run check:content` and after a save at /admin. Advice on pictures
 * is in `picture-file.ts`.
 */
export const advice = (files: readonly SourceFile[]): Problem[] => [
  ...searchLengths(files),
  ...expiredDates(files),
  ...repeatedTexts(files),
];
